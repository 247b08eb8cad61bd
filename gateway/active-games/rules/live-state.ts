export const LIVE_STATES = ['IN_GAME', 'NOT_IN_GAME', 'POSSIBLY_HIDDEN', 'UPSTREAM_DOWN', 'UNKNOWN'] as const

export type LiveState = (typeof LIVE_STATES)[number]

export type AccountCheck = {
  readonly state: 'IN_GAME' | 'NOT_IN_GAME' | 'POSSIBLY_HIDDEN'
  /** Milliseconds since 1970. */
  readonly observedAt: number
  readonly matchId: string | null
}
