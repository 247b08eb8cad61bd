import { access, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { DocumentNode, ExecutionResult } from 'graphql'
import type { Log } from '../../shared/log.ts'
import type { Schedule } from '../connection/stalled-reader.ts'
import { STREAMED } from '../reply.ts'
import type { Handler } from '../route.ts'
import { encodeParts, toStreamedBody } from '../streamed-body.ts'

/** Longest wait for the data of a page. After it, the page is sent without data. */
const LONGEST_WAIT_MS = 300

interface BuiltClient {
  renderPage(request: Request, rendering: Rendering): Promise<RenderedDocument>
  listPaths(listed: Listed): readonly string[]
}

interface RenderedDocument {
  readonly status: 200 | 404
  /** In parts when it waits for an upstream. */
  readonly html: string | AsyncIterable<string>
}

interface Rendering {
  readonly template: string
  readonly publicUrl: string | null
  /** Resolves to null when there is no result in time. Never rejects. */
  readonly ask: (document: DocumentNode, variables: Variables) => Promise<unknown>
  readonly executeFor: (
    source: PageSource,
  ) => (document: DocumentNode, variables: Variables) => Promise<ExecutionResult>
  readonly now: () => number
  readonly schedule: Schedule
}

/** `store`: no request to an upstream. */
type PageSource = 'store' | 'upstreams'

type Variables = Readonly<Record<string, unknown>>

/** The items of the API's lists that have pages of their own. */
export interface Listed {
  readonly teams: readonly { readonly code: string }[]
  readonly champions: readonly { readonly slug: string | null; readonly key: number }[]
  readonly players: readonly { readonly slug: string; readonly team: { readonly code: string } | null }[]
}

export interface PagesOptions {
  /** The output folder of `npm run build`. */
  readonly directory: string
  /** Public URL of the server, without a trailing slash; null to use the URL of each request. */
  readonly publicUrl: string | null
  /** Executes a document of the client for the data of a page before its code runs. It makes no request to an upstream. */
  readonly executeStored: (document: DocumentNode, variables: Variables) => Promise<ExecutionResult>
  /** Executes a query of the page for its visitor. */
  readonly executeFor: (document: DocumentNode, variables: Variables, visitor: PageVisitor) => Promise<ExecutionResult>
  /** In milliseconds since 1970. */
  readonly now: () => number
  readonly schedule: Schedule
}

export interface PageVisitor {
  readonly address: string
  /** Fires when the visitor no longer waits for the page. */
  readonly left: AbortSignal
  readonly source: PageSource
}

/** The client as built by `npm run build`. */
export interface Pages {
  readonly handler: Handler
  /** Lists the paths of all pages that search engines may list; none when the client was not built. */
  readonly listPaths: (listed: Listed) => readonly string[]
  /** Folder of the files for browsers; null when the client was not built. */
  readonly clientDirectory: string | null
}

/** Without a build, every page responds with 503 and an explanation. */
export async function openPages({
  directory,
  publicUrl,
  executeStored,
  executeFor,
  now,
  schedule,
}: PagesOptions): Promise<Pages> {
  const clientDirectory = join(directory, 'client')
  const entry = join(directory, 'server', 'entry.js')
  if (!(await exists(entry))) return { handler: notBuilt, listPaths: () => [], clientDirectory: null }

  const client = await importClient(entry)
  const template = await readFile(join(clientDirectory, 'index.html'), 'utf8')

  const handler: Handler = async (request, { address, log }) => {
    const ask: Rendering['ask'] = (document, variables) =>
      inTime(schedule, log, async () => {
        const { data = null, errors = [] } = await executeStored(document, variables)
        if (errors.length > 0) throw new AggregateError(errors, 'The data of a page could not be queried.')
        return data
      })
    const { status, html } = await client.renderPage(request, {
      template,
      publicUrl,
      ask,
      executeFor: (source) => (document, variables) =>
        executeFor(document, variables, { address, left: request.signal, source }),
      now,
      schedule,
    })
    const headers = new Headers({ 'content-type': 'text/html; charset=utf-8', vary: 'cookie, accept-language' })
    if (typeof html === 'string') return new Response(html, { status, headers })
    headers.set(...STREAMED)
    return new Response(toStreamedBody(encodeParts(html)), { status, headers })
  }
  return { handler, listPaths: (listed) => client.listPaths(listed), clientDirectory }
}

/** Resolves to a result, or to null if it takes too long or fails: a page can be sent without its data. */
async function inTime<Answer>(schedule: Schedule, log: Log, answer: () => Promise<Answer>): Promise<Answer | null> {
  const late = Promise.withResolvers<null>()
  const callOff = schedule(LONGEST_WAIT_MS, () => late.resolve(null))
  try {
    return await Promise.race([answer(), late.promise])
  } catch (error) {
    log.warn('a page is sent without its data', { error })
    return null
  } finally {
    callOff()
  }
}

/** Imports the client's server entry. The types of its functions are checked in the client, which does not import this file. */
async function importClient(entry: string): Promise<BuiltClient> {
  const module: unknown = await import(pathToFileURL(entry).href)
  if (!isBuiltClient(module)) throw new TypeError(`${entry} lacks renderPage or listPaths: run npm run build again.`)
  return module
}

function isBuiltClient(module: unknown): module is BuiltClient {
  return (
    typeof module === 'object' &&
    module !== null &&
    'renderPage' in module &&
    typeof module.renderPage === 'function' &&
    'listPaths' in module &&
    typeof module.listPaths === 'function'
  )
}

function notBuilt(): Response {
  const message = 'The pages of this server were not built: run npm run build and start it again.\n'
  return new Response(message, { status: 503, headers: { 'content-type': 'text/plain; charset=utf-8' } })
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  )
}
