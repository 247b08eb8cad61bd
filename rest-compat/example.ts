import type { Region } from './gql/graphql.ts'

/** What an example may speak of: things that are known to be in the world it is tried in. */
export interface ExampleWorld {
  readonly demoAccount: {
    readonly gameName: string
    readonly tagLine: string
    readonly puuid: string
    readonly region: Region
  }
}

/** A request to a route, and the answer it must get with status 200. */
export interface Example {
  /** One sentence in the present tense. */
  readonly shows: string
  request(world: ExampleWorld): ExampleRequest
  answer(world: ExampleWorld): unknown
}

interface ExampleRequest {
  /** Path and query. */
  readonly target: string
  /** Sent as JSON. */
  readonly body?: unknown
}
