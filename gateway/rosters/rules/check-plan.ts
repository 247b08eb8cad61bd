/** Likelihood that an account plays. The likelier, the more often it is checked. */
export type CheckPace = 'HOT' | 'WARM' | 'COLD'

const SECOND_MS = 1000
const MINUTE_MS = 60 * SECOND_MS
const HOUR_MS = 60 * MINUTE_MS

/** Shortest interval between two checks of an account, and of a running game. One check serves all pros in the game. */
export const SHORTEST_CHECK_MS = 45 * SECOND_MS

/** Factor by which others wait longer than a hot account while Riot's limits do not allow to check all of them that often. */
const CHECK_STRETCH: Readonly<Record<CheckPace, number>> = { HOT: 1, WARM: 4, COLD: 16 }

/** Interval of the requests for an account's finished matches. */
export const HISTORY_CHECK_EVERY_MS: Readonly<Record<CheckPace, number>> = {
  HOT: 5 * MINUTE_MS,
  WARM: 15 * MINUTE_MS,
  COLD: 30 * MINUTE_MS,
}

/** Players who played within this time are likely to play again. */
export const HOT_FOR_MS = 2 * HOUR_MS

/** Players who played within this time may play again today. */
const WARM_FOR_MS = 24 * HOUR_MS

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

/**
 * Returns the urgency of the next check at `now`: the most urgent account is checked first. Null while the last check is
 * younger than {@link SHORTEST_CHECK_MS}.
 */
export function checkUrgency(pace: CheckPace, checkedAt: number, now: number): number | null {
  const ageMs = now - checkedAt
  return ageMs < SHORTEST_CHECK_MS ? null : ageMs / CHECK_STRETCH[pace]
}

/** Delays after the end of a game at which its match is fetched. Riot publishes it minutes later. */
export const MATCH_RETRIES_MS: readonly number[] = [
  30 * SECOND_MS,
  1 * MINUTE_MS,
  2 * MINUTE_MS,
  5 * MINUTE_MS,
  10 * MINUTE_MS,
  30 * MINUTE_MS,
]
