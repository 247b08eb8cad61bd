import type { Lane, ProRole, Region } from './gql/graphql.ts'

/** Facts that an example may use. They exist in the world in which the examples run. */
export interface ExampleWorld {
  readonly demoAccount: {
    readonly gameName: string
    readonly tagLine: string
    readonly puuid: string
    readonly region: Region
  }
  /** The newest match that Riot lists for the demo account. */
  readonly demoMatch: {
    readonly matchId: string
    readonly queueId: number
  }
  /** An account that is in a running game. */
  readonly playing: {
    readonly puuid: string
    readonly gameId: number
    readonly platformId: string
  }
  /** The first player of a team's roster, in the fields of old clients: `region` is the code of the league. */
  readonly demoPro: {
    readonly player: string
    readonly region: string
    readonly role: ProRole
    readonly team: string
  }
  /** A player of another team, in `fromTeam` until an example transfers them. `region` is the league of `toTeam`. */
  readonly transfer: {
    readonly player: string
    readonly region: string
    readonly role: ProRole
    readonly fromTeam: string
    readonly toTeam: string
  }
  /** A counted game of a pro player: the numbers of the player's champion and of the lane opponent's champion. */
  readonly proGame: {
    readonly championId: number
    readonly lane: Lane
    readonly enemy: number
  }
}

/**
 * A request to a route, with the expected answer, or a part of it when it is long. The expected status is that of the route.
 * The request can be sent any number of times. Where the route may fail with a 401, it has to carry the operator's token.
 */
export type Example = {
  /** One sentence in the present tense. */
  readonly shows: string
  readonly request: (world: ExampleWorld) => ExampleRequest
} & ({ readonly answer: (world: ExampleWorld) => unknown } | { readonly part: (world: ExampleWorld) => object })

export interface ExampleRequest {
  readonly target: string
  readonly body?: unknown
  /** Sent as the header `Idempotency-Key`. */
  readonly idempotencyKey?: string
}
