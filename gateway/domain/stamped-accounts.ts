import type { Match, ProStamp } from './match.ts'

/** Whose the accounts of one platform are in the stamps of the matches that are stored. */
export type StampedAccounts = {
  /** By PUUID. What is recorded from now on is stamped so. */
  readonly players: StampingAccounts
  /** The PUUIDs whose older matches can be stamped otherwise: also of accounts that are no pro player's any more. */
  readonly due: readonly string[]
}

/** Whose accounts are, by PUUID. */
export type StampingAccounts = { readonly [puuid: string]: StampingAccount }

export type StampingAccount = {
  /** The pro player. */
  readonly playerId: string
  /** The key that the PUUID is encrypted for. */
  readonly keyId: string
}

/** Before any account was known as that of a pro player. */
export const NO_STAMPED_ACCOUNTS: StampedAccounts = { players: {}, due: [] }

/**
 * Who of a match is a pro player by that. Of accounts that are not noted and not due, what the match was stamped with
 * `before` stands: they are of another key, and can be those of pro players still.
 */
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

/** The pro player whose account it is; null when it is nobody's. */
function playerIdOf(players: StampingAccounts, puuid: string): string | null {
  return (Object.hasOwn(players, puuid) ? players[puuid]?.playerId : null) ?? null
}

/**
 * What is noted once `players` are the accounts that are known: those that come, go or have another player are due. One
 * that goes with another key than the present one is not, since nobody can say what its PUUID is now.
 */
export function noteAccounts(stamped: StampedAccounts, players: StampingAccounts, keyId: string): StampedAccounts {
  const come = Object.keys(players).filter((puuid) => playerIdOf(players, puuid) !== playerIdOf(stamped.players, puuid))
  const gone = Object.entries(stamped.players)
    .filter(([puuid, account]) => playerIdOf(players, puuid) === null && account.keyId === keyId)
    .map(([puuid]) => puuid)
  return { players, due: [...new Set([...stamped.due, ...come, ...gone])] }
}

/** What is noted once all older matches of some accounts are stamped as these `players` say. */
export function settleAccounts(
  stamped: StampedAccounts,
  puuids: ReadonlySet<string>,
  players: StampingAccounts,
): StampedAccounts {
  const isSettled = (puuid: string) =>
    puuids.has(puuid) && playerIdOf(players, puuid) === playerIdOf(stamped.players, puuid)
  return { ...stamped, due: stamped.due.filter((puuid) => !isSettled(puuid)) }
}
