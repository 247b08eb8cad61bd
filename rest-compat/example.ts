import type { Lane, ProRole, Region } from './gql/graphql.ts'

/** What an example may speak of: things that are known to be in the world it is tried in. */
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
  /** The first of his team; as old clients name him, so `region` is the code of his league. */
  readonly demoPro: {
    readonly player: string
    readonly region: string
    readonly role: ProRole
    readonly team: string
  }
  /** A pro player of another team who is in `fromTeam` until an example transfers him; `region` is the league of `toTeam`. */
  readonly transfer: {
    readonly player: string
    readonly region: string
    readonly role: ProRole
    readonly fromTeam: string
    readonly toTeam: string
  }
  /** A game of a pro player that is counted: the numbers of his champion and of the one in his lane. */
  readonly proGame: {
    readonly championId: number
    readonly lane: Lane
    readonly enemy: number
  }
}

/**
 * A request to a route, and what it must get with the status of the route: the answer, or a part of one that is long. It
 * can be sent any number of times. Where the route may fail with a 401, whoever tries it sends the operator's token along.
 */
export type Example = {
  /** One sentence in the present tense. */
  readonly shows: string
  readonly request: (world: ExampleWorld) => ExampleRequest
} & ({ readonly answer: (world: ExampleWorld) => unknown } | { readonly part: (world: ExampleWorld) => object })

export interface ExampleRequest {
  /** Path and query. */
  readonly target: string
  /** Sent as JSON. */
  readonly body?: unknown
  /** Sent as the header `Idempotency-Key`. */
  readonly idempotencyKey?: string
}
