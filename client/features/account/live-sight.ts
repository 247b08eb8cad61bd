import type { LiveState } from '../../gql/graphql.ts'

/** What is known about whether an account is playing, and since when. */
export interface LiveStatus<Game> {
  readonly state: LiveState
  /** When Riot was asked, in ISO 8601; null when it never was. */
  readonly observedAt: string | null
  /** Null unless it is in a game. */
  readonly game: Game | null
}

/** What is shown of it, which is more than the newest answer: a game that was in sight does not just go away. */
export interface LiveSight<Game> {
  readonly status: LiveStatus<Game> | null
  /** The game it is in, or was in when Riot last answered. */
  readonly game: Game | null
  /** When Riot said so, in ISO 8601. */
  readonly gameSeenAt: string | null
  /** True when the game that was in sight is over and no other has begun. */
  readonly over: boolean
}

export const NOTHING_SEEN: LiveSight<never> = { status: null, game: null, gameSeenAt: null, over: false }

/** What is in sight after an answer. Only Riot's word that it is in no game says that a game is over. */
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
