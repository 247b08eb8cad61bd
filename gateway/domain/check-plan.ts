/** How closely an account is followed: more closely the likelier it is to play. */
export type CheckPace = 'HOT' | 'WARM' | 'COLD'

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE

/** How often Riot is asked what an account plays, in milliseconds. */
export const CHECK_EVERY_MS: Readonly<Record<CheckPace, number>> = {
  HOT: 45 * SECOND,
  WARM: 4 * MINUTE,
  COLD: 30 * MINUTE,
}

/** How often Riot is asked whether a running game goes on, in milliseconds: once for all pros who are seen in it. */
export const GAME_CHECK_EVERY_MS = MINUTE

/** How often Riot is asked which matches an account has finished, in milliseconds. */
export const HISTORY_CHECK_EVERY_MS: Readonly<Record<CheckPace, number>> = {
  HOT: 5 * MINUTE,
  WARM: 15 * MINUTE,
  COLD: 30 * MINUTE,
}

/** Whoever has played within this time is likely to play again, in milliseconds. */
const HOT_FOR_MS = 2 * HOUR

/** Whoever has played within this time may well play today, in milliseconds. */
const WARM_FOR_MS = 24 * HOUR

/** What tells how closely an account is followed. */
export type AccountActivity = {
  /** Whether its player streams League of Legends now. */
  readonly isStreaming: boolean
  /** When it was last known to be in a game, in milliseconds since 1970; null when that is not known. */
  readonly lastPlayedAt: number | null
}

/** How closely an account is followed at `now`. */
export function paceOf({ isStreaming, lastPlayedAt }: AccountActivity, now: number): CheckPace {
  const idleMs = lastPlayedAt === null ? Infinity : now - lastPlayedAt
  if (isStreaming || idleMs < HOT_FOR_MS) return 'HOT'
  return idleMs < WARM_FOR_MS ? 'WARM' : 'COLD'
}

/** When the match of a game is asked for that has ended, in milliseconds after its end: Riot has it minutes later. */
export const MATCH_RETRIES_MS: readonly number[] = [
  30 * SECOND,
  1 * MINUTE,
  2 * MINUTE,
  5 * MINUTE,
  10 * MINUTE,
  30 * MINUTE,
]
