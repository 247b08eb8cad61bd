import { access, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { DocumentNode, ExecutionResult, FormattedExecutionResult } from 'graphql'
import type { Dependencies } from '../../caching/dependencies.ts'
import { costIn, repeatedPoints } from '../../limits/cached-cost.ts'
import type { Log } from '../../shared/log.ts'
import type { Schedule } from '../connection/stalled-reader.ts'
import type { Handler, RequestContext } from '../route.ts'
import { importClient, type Listed } from './built-client.ts'
import { createPageCache } from './page-cache.ts'
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
  /** Charges an address for the queries of a page that was rendered for another one. */
  readonly charge: (address: string, points: number) => Promise<unknown>
  /** Called for each page: true when it was cached. */
  readonly onPageLookup?: (isHit: boolean) => void
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
  /** To be called before each request to Riot. */
  readonly onRiotRequest: () => void
}

/** The client as built by `npm run build`. */
export interface Pages {
  readonly handler: Handler
  /** Lists the paths of all pages that search engines may list; none when the client was not built. */
  readonly listPaths: (listed: Listed) => readonly string[]
  /** Texts of the queries that pages send by their hash; none when the client was not built. */
  readonly documents: readonly string[]
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
  charge,
  onPageLookup = () => {},
  now,
  schedule,
  log,
}: PagesOptions): Promise<Pages> {
  const clientDirectory = join(directory, 'client')
  const entry = join(directory, 'server', 'entry.js')
  if (!(await exists(entry))) {
    const nothing = { listPaths: () => [], documents: [], clientDirectory: null }
    return { handler: notBuilt, ...nothing, warmUp() {}, close: async () => {} }
  }

  const client = await importClient(entry)
  const template = await readFile(join(clientDirectory, 'index.html'), 'utf8')
  const pageCache = createPageCache({ clock: { now }, charge, onLookup: onPageLookup })
  const renderer = createPageRenderer({ entry, template, publicUrl, now, log })

  /** A page that lacks some of its data, or that its visitor's browser must render, is not for others. */
  async function render(request: Request, { address, log }: RequestContext, dependencies: Dependencies) {
    let points = 0
    let asksRiot = false
    const onRiotRequest = () => (asksRiot = true)
    const queries: PageQueries = {
      async lookUp(document, variables) {
        const found = await inTime(schedule, log, async () => {
          const { data = null, errors = [] } = await dependencies.collect(() => executeStored(document, variables))
          if (errors.length > 0) throw new AggregateError(errors, 'The data of a page could not be queried.')
          return data
        })
        if (found === null) dependencies.invalidate()
        return found
      },
      async execute(document, variables, source) {
        const visitor = { address, left: request.signal, source, onRiotRequest }
        const result = await dependencies.collect(() => executeFor(document, variables, visitor))
        if (result.errors !== undefined) dependencies.invalidate()
        const cost = costIn(result.extensions)
        if (cost !== null) points += repeatedPoints(cost)
        return toCloneable(result)
      },
      asksRiot: () => asksRiot,
    }
    const rendered = await renderer.render({ request, address, queries }).catch((error: unknown) => {
      log.error('a page could not be rendered', { error })
      return null
    })
    if (rendered !== null) return { page: rendered, points }
    dependencies.invalidate()
    return { page: await client.emptyPage(request, { template, publicUrl, ask: queries.lookUp }), points }
  }

  const handler: Handler = (request, context) => {
    const redirect = client.findRedirect(request)
    if (redirect !== null) return new Response(null, { status: 303, headers: { location: redirect } })
    const wanted = client.toPageRequest(request)
    const [cookie, crawler] = ['cookie', 'user-agent'].map((name) => wanted.headers.get(name))
    return pageCache.answer(
      {
        key: [wanted.url, cookie, crawler].join('\n'),
        address: context.address,
        acceptEncoding: request.headers.get('accept-encoding'),
        isForVisitors: crawler === null,
      },
      (dependencies) => render(wanted, context, dependencies),
    )
  }
  return {
    handler,
    listPaths: (listed) => client.listPaths(listed),
    documents: client.listQueries(),
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
