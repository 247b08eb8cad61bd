import type { StampedAccounts, StampingAccounts } from '../collections/stamped-accounts.ts'
import type { Match, ProStamp } from './match.ts'

/** Initial state, before any account of a pro player is known. */
export const NO_STAMPED_ACCOUNTS: StampedAccounts = { players: {}, due: [] }

/** An account neither in `players` nor due keeps its stamp of `before`: its PUUID is of another key, and may still be a pro's. */
export function stampsOf(
  { participants }: Match,
  { players, due }: StampedAccounts,
  before: readonly ProStamp[] = [],
): readonly ProStamp[] {
  return participants.flatMap(({ participantId, puuid }) => {
    const playerId = puuid === null ? null : playerIdOf(players, puuid)
    if (playerId !== null) return [{ participantId, playerId }]
    if (puuid !== null && due.includes(puuid)) return []
    return before.filter((stamp) => stamp.participantId === participantId)
  })
}

/** Returns the id of an account's pro player; null when it belongs to none. */
function playerIdOf(players: StampingAccounts, puuid: string): string | null {
  return (Object.hasOwn(players, puuid) ? players[puuid]?.playerId : null) ?? null
}

/**
 * Returns the state once `players` are the known accounts. An account becomes due when it is added, removed or gets another player.
 * A removed account of another key than `keyId` does not become due, because its current PUUID is unknown.
 */
export function noteAccounts(stamped: StampedAccounts, players: StampingAccounts, keyId: string): StampedAccounts {
  const added = Object.keys(players).filter(
    (puuid) => playerIdOf(players, puuid) !== playerIdOf(stamped.players, puuid),
  )
  const removed = Object.entries(stamped.players)
    .filter(([puuid, account]) => playerIdOf(players, puuid) === null && account.keyId === keyId)
    .map(([puuid]) => puuid)
  return { players, due: [...new Set([...stamped.due, ...added, ...removed])] }
}

/** State once the older matches of the `puuids` are stamped with these `players`. */
export function settleAccounts(
  stamped: StampedAccounts,
  puuids: ReadonlySet<string>,
  players: StampingAccounts,
): StampedAccounts {
  const isSettled = (puuid: string) =>
    puuids.has(puuid) && playerIdOf(players, puuid) === playerIdOf(stamped.players, puuid)
  return { ...stamped, due: stamped.due.filter((puuid) => !isSettled(puuid)) }
}
