import type { LiveState } from '../../gql/graphql.ts'

export interface LiveStatus<Game> {
  readonly state: LiveState
  /** In ISO 8601; null when Riot was never queried. */
  readonly observedAt: string | null
  /** Null unless in a game. */
  readonly game: Game | null
}

/** The displayed live state. It is more than the newest answer, because a displayed game does not just disappear. */
export interface LiveSight<Game> {
  readonly status: LiveStatus<Game> | null
  /** The present game, or the game when Riot last answered. */
  readonly game: Game | null
  /** In ISO 8601. */
  readonly gameSeenAt: string | null
  /** True when the displayed game is over and no other has begun. */
  readonly over: boolean
}

export const NOTHING_SEEN: LiveSight<never> = { status: null, game: null, gameSeenAt: null, over: false }

/** Returns the displayed state after a new answer. Only Riot's answer "not in a game" ends a game. */
export function nextSight<Game>(before: LiveSight<Game>, status: LiveStatus<Game>): LiveSight<Game> {
  switch (status.state) {
    case 'IN_GAME':
      return { status, game: status.game, gameSeenAt: status.observedAt, over: false }
    case 'NOT_IN_GAME':
      return { status, game: null, gameSeenAt: null, over: before.over || before.game !== null }
    case 'UPSTREAM_DOWN':
      return { ...before, status }
    case 'POSSIBLY_HIDDEN':
    case 'UNKNOWN':
      return { status, game: null, gameSeenAt: null, over: false }
  }
}
