import type { RosterOutcome } from '../services/roster-outcome.ts'

export const ROSTER_FIELD_DESCRIPTIONS = {
  reason: 'Reason for the change, at most 280 characters.',
  evidence: 'URL of a source that confirms the change: an http or https address, at most 500 characters.',
  idempotencyKey:
    'Unique key of this request, 8 to 128 characters. Repeating a request with the same key has no further effect and returns the first result. Keys are remembered for at least one week.',
  player: 'The player after the change. Null if nothing was changed.',
  change: 'The recorded roster change. Null if nothing was recorded.',
  problems: 'Reasons why nothing was changed. Empty on success.',
}

export function playerOf(outcome: RosterOutcome<unknown>) {
  return outcome.kind === 'written' ? outcome.player : null
}

export function changeOf(outcome: RosterOutcome<unknown>) {
  return outcome.kind === 'written' ? outcome.change : null
}

export function problemsOf<Problem>(outcome: RosterOutcome<Problem>): Problem[] {
  return outcome.kind === 'refused' ? [...outcome.problems] : []
}
