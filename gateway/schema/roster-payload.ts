import type { RosterOutcome } from '../services/roster-outcome.ts'

/** What is said of the fields that several changes of the rosters have. */
export const ABOUT = {
  reason: 'Why; at most 280 characters.',
  evidence: 'Where it can be read up: an http or https address of at most 500 characters.',
  idempotencyKey:
    'A text of 8 to 128 characters that nobody uses twice. A request that is sent again with the same one changes nothing and gets the first answer; remembered for a week at least.',
  player: 'The player as he is now; null when nothing was changed.',
  change: 'What was written down; null when nothing was.',
  problems: 'Why nothing was changed; empty when all went well.',
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
