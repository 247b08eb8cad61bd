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

/** A request to a route, and what it must get with status 200: the answer, or a part of one that is long. */
export type Example = {
  /** One sentence in the present tense. */
  readonly shows: string
  readonly request: (world: ExampleWorld) => ExampleRequest
} & ({ readonly answer: (world: ExampleWorld) => unknown } | { readonly part: (world: ExampleWorld) => object })

interface ExampleRequest {
  /** Path and query. */
  readonly target: string
  /** Sent as JSON. */
  readonly body?: unknown
}
