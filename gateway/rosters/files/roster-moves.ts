import { currentTeamOf, type ProPlayer } from '../rules/pro-scene.ts'
import type { RosterChangeDraft } from '../services/roster-ledger.ts'
import type { RosterFormat } from './roster-schema.ts'

export interface ImportStamp {
  /** Milliseconds since 1970. */
  readonly now: number
  readonly by: string
}

/**
 * Each move with an exact date. In format 1 the addition itself follows, unless the player is among the first in an empty
 * store: later formats describe a state, and a day on which this server learned of it is no date of a transfer.
 */
export function movesOfNewPlayer(
  player: ProPlayer,
  { isFirst, format }: { readonly isFirst: boolean; readonly format: RosterFormat },
  stamp: ImportStamp,
): readonly RosterChangeDraft[] {
  const moves = player.memberships.flatMap(({ team, from, fromWithin }, index) => {
    const before = player.memberships[index - 1]
    if (before === undefined || from === null || fromWithin !== null || before.team === team) return []
    return [{ ...draft(player, stamp), kind: 'TRANSFERRED' as const, fromTeam: before.team, toTeam: team, at: from }]
  })
  if (isFirst || format !== 1) return moves
  const addition = { ...draft(player, stamp), toTeam: currentTeamOf(player), account: player.accounts[0] ?? null }
  return [...moves, addition]
}

/** The transfer to another team, if there is one with a date. In format 1 an unknown date is that of the import. */
export function movesOfKnownPlayer(
  before: ProPlayer,
  player: ProPlayer,
  format: RosterFormat,
  stamp: ImportStamp,
): readonly RosterChangeDraft[] {
  const [fromTeam, toTeam] = [currentTeamOf(before), currentTeamOf(player)]
  if (fromTeam === toTeam) return []
  const at = dateOfLastMove(player) ?? (format === 1 ? stamp.now : null)
  if (at === null) return []
  const previousRole = before.role === player.role ? null : before.role
  return [{ ...draft(player, stamp), kind: 'TRANSFERRED', previousRole, fromTeam, toTeam, at }]
}

/** Returns the exact date on which the player joined or left the last team; null when it is not known. */
function dateOfLastMove(player: ProPlayer): number | null {
  const last = player.memberships.at(-1)
  if (last === undefined) return null
  if (currentTeamOf(player) === null) return last.toWithin === null ? last.to : null
  return last.fromWithin === null ? last.from : null
}

function draft({ id, name, role }: ProPlayer, { now, by }: ImportStamp): RosterChangeDraft {
  return {
    kind: 'ADDED',
    playerId: id,
    playerName: name,
    role,
    previousRole: null,
    fromTeam: null,
    toTeam: null,
    account: null,
    at: now,
    recordedAt: now,
    by,
    reason: null,
    evidence: null,
  }
}
