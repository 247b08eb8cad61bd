import { access, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { DocumentNode, ExecutionResult } from 'graphql'
import type { Log } from './log.ts'
import type { Handler } from './route.ts'
import type { Schedule } from './stalled-reader.ts'

/** How long a page waits to hear what it is about, in milliseconds: then it is sent without. */
const LONGEST_WAIT_MS = 300

/** What the built client offers to the server. */
interface BuiltClient {
  /** The page for a request. */
  renderPage(request: Request, rendering: Rendering): Promise<{ readonly status: 200 | 404; readonly html: string }>
  /** The path of every page that search engines may list. */
  listPaths(listed: Listed): readonly string[]
}

/** What the client renders a page with. */
interface Rendering {
  /** The built index.html. */
  readonly template: string
  /** As {@link PagesOptions} has it. */
  readonly publicUrl: string | null
  /** Answers a document of the client's; null when there is no answer in time. It never rejects. */
  readonly ask: (document: DocumentNode, variables: Variables) => Promise<unknown>
}

type Variables = Readonly<Record<string, unknown>>

/** What of the contract's lists has a page of its own. */
export interface Listed {
  readonly teams: readonly { readonly code: string }[]
  readonly champions: readonly { readonly slug: string | null; readonly key: number }[]
  readonly players: readonly { readonly slug: string; readonly team: { readonly code: string } | null }[]
}

/** What pages stand on. */
export interface PagesOptions {
  /** Where `npm run build` left the client. */
  readonly directory: string
  /** Where people reach the server, without a slash at the end; null says where each request reached it. */
  readonly publicUrl: string | null
  /** Runs a document of the client's, for what is told of a page before its code runs. It asks nobody outside. */
  readonly execute: (document: DocumentNode, variables: Variables, request: Request) => Promise<ExecutionResult>
  /** The clock by which a page waits no longer. */
  readonly schedule: Schedule
}

/** The client that `npm run build` left in a folder. */
export interface Pages {
  readonly handler: Handler
  /** The path of every page that search engines may list; none when the client was not built. */
  readonly listPaths: (listed: Listed) => readonly string[]
  /** The folder of the browser's files; null when the client was not built. */
  readonly clientDirectory: string | null
}

/** Opens the client in a folder. Where nothing was built, every page says so with 503. */
export async function openPages({ directory, publicUrl, execute, schedule }: PagesOptions): Promise<Pages> {
  const clientDirectory = join(directory, 'client')
  const entry = join(directory, 'server', 'entry.js')
  if (!(await exists(entry))) return { handler: notBuilt, listPaths: () => [], clientDirectory: null }

  const client = await importClient(entry)
  const template = await readFile(join(clientDirectory, 'index.html'), 'utf8')

  const handler: Handler = async (request, { log }) => {
    const ask: Rendering['ask'] = (document, variables) =>
      inTime(schedule, log, async () => {
        const { data = null, errors = [] } = await execute(document, variables, request)
        if (errors.length > 0) throw new AggregateError(errors, 'The contract does not tell what a page is about.')
        return data
      })
    const { status, html } = await client.renderPage(request, { template, publicUrl, ask })
    const headers = { 'content-type': 'text/html; charset=utf-8', vary: 'cookie, accept-language' }
    return new Response(html, { status, headers })
  }
  return { handler, listPaths: (listed) => client.listPaths(listed), clientDirectory }
}

/** What is answered, unless it takes too long or fails: a page can be sent without. */
async function inTime(schedule: Schedule, log: Log, answer: () => Promise<unknown>): Promise<unknown> {
  const late = Promise.withResolvers<null>()
  const callOff = schedule(LONGEST_WAIT_MS, () => late.resolve(null))
  try {
    return await Promise.race([answer(), late.promise])
  } catch (error) {
    log.warn('a page is sent without what it is about', { error })
    return null
  } finally {
    callOff()
  }
}

/** The types of its functions are checked where they are written: the client knows nothing of this file. */
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
