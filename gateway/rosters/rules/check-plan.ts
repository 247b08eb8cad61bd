/** Polling pace of an account: the likelier it is to play, the more often it is polled. */
export type CheckPace = 'HOT' | 'WARM' | 'COLD'

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE

/** Interval of the requests for an account's running game, in milliseconds. */
export const CHECK_EVERY_MS: Readonly<Record<CheckPace, number>> = {
  HOT: 45 * SECOND,
  WARM: 4 * MINUTE,
  COLD: 30 * MINUTE,
}

/** Interval of the checks that a running game still runs, in milliseconds. One check serves all pros in the game. */
export const GAME_CHECK_EVERY_MS = MINUTE

/** Interval of the requests for an account's finished matches, in milliseconds. */
export const HISTORY_CHECK_EVERY_MS: Readonly<Record<CheckPace, number>> = {
  HOT: 5 * MINUTE,
  WARM: 15 * MINUTE,
  COLD: 30 * MINUTE,
}

/** Players who played within this time are likely to play again, in milliseconds. */
const HOT_FOR_MS = 2 * HOUR

/** Players who played within this time may play again today, in milliseconds. */
const WARM_FOR_MS = 24 * HOUR

/** Signals that decide the polling pace of an account. */
export type AccountActivity = {
  /** True while the account's player streams League of Legends. */
  readonly isStreaming: boolean
  /** Time when the account was last known to be in a game, in milliseconds since 1970; null when unknown. */
  readonly lastPlayedAt: number | null
}

/** Returns the polling pace of an account at `now`. */
export function paceOf({ isStreaming, lastPlayedAt }: AccountActivity, now: number): CheckPace {
  const idleMs = lastPlayedAt === null ? Infinity : now - lastPlayedAt
  if (isStreaming || idleMs < HOT_FOR_MS) return 'HOT'
  return idleMs < WARM_FOR_MS ? 'WARM' : 'COLD'
}

/** Delays after the end of a game at which its match is fetched, in milliseconds. Riot publishes it minutes later. */
export const MATCH_RETRIES_MS: readonly number[] = [
  30 * SECOND,
  1 * MINUTE,
  2 * MINUTE,
  5 * MINUTE,
  10 * MINUTE,
  30 * MINUTE,
]
