import { currentTeamOf, type ProPlayer } from '../rules/pro-scene.ts'
import type { RosterChangeDraft } from '../services/roster-ledger.ts'

export interface ImportStamp {
  /** Milliseconds since 1970. */
  readonly now: number
  readonly by: string
}

/** Each move with a known date, and the addition itself, unless the player is among the first in an empty store. */
export function movesOfNewPlayer(
  player: ProPlayer,
  isFirst: boolean,
  stamp: ImportStamp,
): readonly RosterChangeDraft[] {
  const moves = player.memberships.flatMap(({ team, from }, index) => {
    const before = player.memberships[index - 1]
    if (before === undefined || from === null || before.team === team) return []
    return [{ ...draft(player, stamp), kind: 'TRANSFERRED' as const, fromTeam: before.team, toTeam: team, at: from }]
  })
  if (isFirst) return moves
  const addition = { ...draft(player, stamp), toTeam: currentTeamOf(player), account: player.accounts[0] ?? null }
  return [...moves, addition]
}

/** The transfer to another team, if any. */
export function movesOfKnownPlayer(
  before: ProPlayer,
  player: ProPlayer,
  stamp: ImportStamp,
): readonly RosterChangeDraft[] {
  const [fromTeam, toTeam] = [currentTeamOf(before), currentTeamOf(player)]
  if (fromTeam === toTeam) return []
  const last = player.memberships.at(-1)
  const at = (toTeam === null ? last?.to : last?.from) ?? stamp.now
  const previousRole = before.role === player.role ? null : before.role
  return [{ ...draft(player, stamp), kind: 'TRANSFERRED', previousRole, fromTeam, toTeam, at }]
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
