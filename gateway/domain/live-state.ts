/** What is known about whether an account is playing. */
export const LIVE_STATES = ['IN_GAME', 'NOT_IN_GAME', 'POSSIBLY_HIDDEN', 'UPSTREAM_DOWN', 'UNKNOWN'] as const

export type LiveState = (typeof LIVE_STATES)[number]

/** What Riot said when it was last asked what an account is playing. */
export type AccountCheck = {
  readonly state: 'IN_GAME' | 'NOT_IN_GAME' | 'POSSIBLY_HIDDEN'
  /** Milliseconds since 1970. */
  readonly observedAt: number
  /** The match that the running game will be; null unless it is in one. */
  readonly matchId: string | null
}
