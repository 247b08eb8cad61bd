import { access, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { DocumentNode, ExecutionResult, FormattedExecutionResult } from 'graphql'
import type { Log } from '../../shared/log.ts'
import type { Schedule } from '../connection/stalled-reader.ts'
import { STREAMED } from '../reply.ts'
import type { Handler } from '../route.ts'
import { toStreamedBody } from '../streamed-body.ts'
import { importClient, type Listed } from './built-client.ts'
import type { PageSource, Variables } from './page-messages.ts'
import { createPageRenderer, type PageQueries } from './page-renderer.ts'

/** Longest wait for the data of a page. After it, the page is sent without data. */
const LONGEST_WAIT_MS = 300

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
  readonly log: Log
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
  /** Prepares for the first page. */
  readonly warmUp: () => void
  readonly close: () => Promise<void>
}

/** Without a build, every page responds with 503 and an explanation. */
export async function openPages({
  directory,
  publicUrl,
  executeStored,
  executeFor,
  now,
  schedule,
  log,
}: PagesOptions): Promise<Pages> {
  const clientDirectory = join(directory, 'client')
  const entry = join(directory, 'server', 'entry.js')
  if (!(await exists(entry))) {
    return { handler: notBuilt, listPaths: () => [], clientDirectory: null, warmUp() {}, close: async () => {} }
  }

  const client = await importClient(entry)
  const template = await readFile(join(clientDirectory, 'index.html'), 'utf8')
  const renderer = createPageRenderer({ entry, template, publicUrl, now, log })

  const handler: Handler = async (request, { address, log }) => {
    const redirect = client.findRedirect(request)
    if (redirect !== null) return new Response(null, { status: 303, headers: { location: redirect } })
    const queries: PageQueries = {
      lookUp: (document, variables) =>
        inTime(schedule, log, async () => {
          const { data = null, errors = [] } = await executeStored(document, variables)
          if (errors.length > 0) throw new AggregateError(errors, 'The data of a page could not be queried.')
          return data
        }),
      execute: async (document, variables, source) =>
        toCloneable(await executeFor(document, variables, { address, left: request.signal, source })),
    }
    const rendered = await renderer.render({ request, address, queries }).catch((error: unknown) => {
      log.error('a page could not be rendered', { error })
      return null
    })
    const { status, html } = rendered ?? (await client.emptyPage(request, { template, publicUrl, ask: queries.lookUp }))
    const headers = new Headers({ 'content-type': 'text/html; charset=utf-8', vary: 'cookie, accept-language' })
    if (typeof html === 'string') return new Response(html, { status, headers })
    headers.set(...STREAMED)
    return new Response(toStreamedBody(html), { status, headers })
  }
  return {
    handler,
    listPaths: (listed) => client.listPaths(listed),
    clientDirectory,
    warmUp: renderer.warmUp,
    close: renderer.close,
  }
}

/** Errors lose their details on the way to another thread. */
function toCloneable({ data = null, errors }: ExecutionResult): FormattedExecutionResult {
  return errors === undefined ? { data } : { data, errors: errors.map((error) => error.toJSON()) }
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
