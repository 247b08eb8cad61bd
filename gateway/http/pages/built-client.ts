import { pathToFileURL } from 'node:url'
import type { DocumentNode, FormattedExecutionResult } from 'graphql'
import type { Schedule } from '../connection/stalled-reader.ts'
import type { PageSource, Variables } from './page-messages.ts'

/** The server entry of the client. */
interface BuiltClient {
  /** Renders a page with its data. */
  renderPage(request: Request, rendering: Rendering): Promise<RenderedDocument>
  /** Returns a page that the browser renders: only its head is filled. */
  emptyPage(request: Request, rendering: HeadRendering): Promise<EmptyDocument>
  /** Reduces a request to its address and to the headers that decide its page. */
  toPageRequest(request: Request): Request
  listPaths(listed: Listed): readonly string[]
  /** Lists the texts of the queries that its pages send by their hash. */
  listQueries(): readonly string[]
  /** Returns the path of the page that an address leads to; null for all addresses that are pages themselves. */
  findRedirect(request: Request): string | null
}

interface RenderedDocument {
  readonly status: 200 | 404
  /** In parts when it waits for an upstream. */
  readonly html: string | AsyncIterable<string>
  /** Source for the policy of the page that allows its style elements; null when it has none. */
  readonly styleSource: string | null
}

interface EmptyDocument {
  readonly status: 200 | 404
  readonly html: string
  readonly styleSource: null
}

interface HeadRendering {
  readonly template: string
  readonly publicUrl: string | null
  /** Resolves to null when there is no result in time. Never rejects. */
  readonly ask: (document: DocumentNode, variables: Variables) => Promise<unknown>
}

interface Rendering extends HeadRendering {
  readonly executeFor: (
    source: PageSource,
  ) => (document: DocumentNode, variables: Variables) => Promise<FormattedExecutionResult>
  readonly asksRiot: () => Promise<boolean>
  readonly now: () => number
  readonly schedule: Schedule
}

/** The items of the API's lists that have pages of their own. */
export interface Listed {
  readonly teams: readonly { readonly code: string }[]
  readonly champions: readonly { readonly slug: string | null; readonly key: number }[]
  readonly players: readonly {
    readonly slug: string
    readonly team: { readonly code: string } | null
    /** Those that they have a page on. */
    readonly champions: Listed['champions']
  }[]
  readonly events: readonly { readonly slug: string }[]
}

const FUNCTIONS = ['renderPage', 'emptyPage', 'toPageRequest', 'listPaths', 'listQueries', 'findRedirect'] as const

/** Imports the client's server entry. The types of its functions are checked in the client, which does not import this file. */
export async function importClient(entry: string): Promise<BuiltClient> {
  const module: unknown = await import(pathToFileURL(entry).href)
  if (!isBuiltClient(module)) throw new TypeError(`${entry} lacks ${FUNCTIONS.join(' or ')}: run npm run build again.`)
  return module
}

function isBuiltClient(module: unknown): module is BuiltClient {
  const exported: ReadonlyMap<string, unknown> = new Map(Object.entries(module ?? {}))
  return FUNCTIONS.every((name) => typeof exported.get(name) === 'function')
}
