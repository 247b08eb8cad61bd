import type { DocumentNode, FormattedExecutionResult } from 'graphql'

/** Messages between the server and its page renderer. Everything here can be cloned. */

export interface PageRequest {
  /** Number of the request, for its queries. */
  readonly id: number
  readonly url: string
  /** Headers that decide the content of a page. */
  readonly headers: Readonly<Record<string, string>>
  /** Time of the server's clock minus time of the system, in milliseconds. */
  readonly clockAheadMs: number
}

export interface FirstPart {
  readonly status: 200 | 404
  readonly html: string
  /** Source for the policy of the page that allows its style elements; null when it has none. */
  readonly styleSource: string | null
  /** False when more parts follow, because the page waits for an upstream. */
  readonly isWhole: boolean
}

/** `store`: no request to an upstream. */
export type PageSource = 'store' | 'upstreams'

export type Variables = Readonly<Record<string, unknown>>

export interface PageQuery {
  /** Number of the request. */
  readonly id: number
  /** Name of the operation. Each operation of the client has a name of its own. */
  readonly operation: string
  /** The document itself when it is sent for the first time. */
  readonly definition: DocumentNode | null
  readonly variables: Variables
}

/** Functions of the renderer. */
export interface Renderer {
  render: (page: PageRequest) => Promise<FirstPart>
  /** Null after the last part. */
  nextPart: (id: number) => Promise<string | null>
  /** The visitor has left, or the page is complete. */
  forget: (id: number) => void
}

/** Functions of the server. */
export interface RendererHost {
  execute: (query: PageQuery, source: PageSource) => Promise<FormattedExecutionResult>
  /** Executes a query for the head of a page. Null when there is no result in time. */
  lookUp: (query: PageQuery) => Promise<unknown>
  /** True once a query of the page has sent a request to Riot. */
  asksRiot: (id: number) => Promise<boolean>
}
