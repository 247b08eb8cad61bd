const LIVE_STATES = ['IN_GAME', 'NOT_IN_GAME', 'POSSIBLY_HIDDEN', 'UPSTREAM_DOWN', 'UNKNOWN'] as const

export type LiveState = (typeof LIVE_STATES)[number]

/** Riot's latest answer to a request for an account's running game. */
export type AccountCheck = {
  readonly state: 'IN_GAME' | 'NOT_IN_GAME' | 'POSSIBLY_HIDDEN'
  /** Milliseconds since 1970. */
  readonly observedAt: number
  /** Id of the running game's later match; null unless the account is in a game. */
  readonly matchId: string | null
}
