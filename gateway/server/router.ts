import { findDecoded } from '../http/connection/request-url.ts'
import type { Schedule } from '../http/connection/stalled-reader.ts'
import type { GraphQLEngine } from '../http/graphql/graphql-engine.ts'
import { limitRate } from '../http/graphql/rate-limit.ts'
import { liveness, readyz, type Readiness } from '../http/health.ts'
import type { StaticFiles } from '../http/pages/static-files.ts'
import { Refusal, toDetail, toGraphQLErrors } from '../http/refusal.ts'
import { etagOf } from '../http/reply.ts'
import type { Admission, Handler, Route } from '../http/route.ts'
import type { Limits } from '../limits/limits.ts'
import { graphqlOverHttp } from './graphql.ts'

/** Handlers of the server, with their dependencies. */
export interface Handlers {
  readonly engine: GraphQLEngine
  readonly limits: Limits
  readonly schedule: Schedule
  readonly restCompat: Handler
  readonly admitToRestCompat: Admission
  readonly images: Handler
  readonly rosterFeed: Handler
  readonly operatorLinks: Handler
  /** Handlers for crawlers, by path. */
  readonly forCrawlers: ReadonlyMap<string, Handler>
  readonly pages: Handler
  /** Text of the GraphQL schema, served at `/schema.graphql`. */
  readonly schemaText: string
  readonly files: StaticFiles
  readonly readiness: () => Promise<Readiness>
  readonly isDraining: () => boolean
}

const READ = ['GET', 'HEAD']

/** Folders that contain only files of the build, never pages. */
const BUILT = ['/assets/', '/_i18n/', '/builds/']

/** The only path of the REST API for older clients that is not below `/v2/`. */
const HEALTH: ReadonlySet<string> = new Set(['/health', '/health/'])

/** Creates the function that returns the route of a path. Every path has one: the default is a page. */
export function createRouter(handlers: Handlers): (path: string) => Route {
  const { restCompat, admitToRestCompat, images, operatorLinks, schemaText, readiness, isDraining } = handlers
  const contract = new TextEncoder().encode(schemaText)
  const contractHeaders = {
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'public, max-age=300',
    etag: etagOf(contract),
  }

  const graphql: Route = {
    methods: ['GET', 'HEAD', 'POST'],
    crossOrigin: true,
    handle: limitRate(graphqlOverHttp(handlers.engine), handlers.limits, handlers.schedule),
    refuse: toGraphQLErrors,
  }
  const exact = new Map<string, Route>([
    ['/graphql', graphql],
    ['/schema.graphql', { ...readOnly(() => new Response(contract, { headers: contractHeaders })), crossOrigin: true }],
    ['/feeds/roster-changes.atom', { ...readOnly(handlers.rosterFeed), crossOrigin: true }],
    ['/livez', readOnly(liveness)],
    ['/readyz', readOnly((_request, { log }) => readyz(readiness, isDraining(), log))],
    ...[...handlers.forCrawlers].map(([path, handler]) => [path, readOnly(handler)] as const),
  ])
  const rest: Route = {
    methods: 'any',
    crossOrigin: true,
    admit: admitToRestCompat,
    handle: limitRate(restCompat, handlers.limits, handlers.schedule),
    refuse: toDetail,
  }
  const pictures = readOnly(images)
  const operator: Route = {
    methods: ['GET', 'HEAD', 'POST'],
    crossOrigin: false,
    loggedAs: '/operator/…',
    handle: operatorLinks,
    refuse: toDetail,
  }
  // A mistyped path leads to the "not found" page.
  const page: Route = { ...readOnly(fileOrPage(handlers)), anyPath: true }

  return (path) => {
    if (isOfRest(path)) return rest
    if (path.startsWith('/images/')) return pictures
    if (path.startsWith('/operator/')) return operator
    const route = exact.get(path)
    if (route !== undefined) return route
    const lower = path.toLowerCase()
    // The REST handler itself reports the correct spelling of its paths.
    if (isOfRest(lower)) return rest
    if (lower.startsWith('/operator/')) return { ...misspelt(path, '/operator/…'), loggedAs: '/operator/…' }
    if (lower.startsWith('/images/')) return misspelt(path, `/images${path.slice('/images'.length)}`)
    return exact.has(lower) ? misspelt(path, lower) : page
  }
}

function isOfRest(path: string): boolean {
  return path === '/v2' || path.startsWith('/v2/') || HEALTH.has(path)
}

/** Route of a path that differs from an existing one only in upper and lower case. */
function misspelt(path: string, right: string): Route {
  const handle = () => {
    throw new Refusal(
      404,
      'NOT_FOUND',
      `There is nothing at ${path}. Paths are case-sensitive: request ${right} instead.`,
    )
  }
  return { methods: 'any', crossOrigin: true, handle, refuse: toDetail }
}

function readOnly(handle: Handler): Route {
  return { methods: READ, crossOrigin: false, handle, refuse: toDetail }
}

function fileOrPage({ files, pages }: Handlers): Handler {
  return async (request, context) => {
    const { pathname } = new URL(request.url)
    const path = findDecoded(pathname) ?? pathname
    const file = files.find(path, request.headers.get('accept-encoding'))
    if (file !== null) return file
    if (BUILT.some((folder) => path.startsWith(folder))) {
      // A page instead of a script, texts or a build would only make the browser report a misleading error.
      const failure = path.startsWith('/_i18n/') ? 'Failed loading locale: there' : 'There'
      throw new Refusal(
        404,
        'NOT_FOUND',
        `${failure} is no such file. A newer version may be out: load the page again.`,
      )
    }
    const page = await pages(request, context)
    const headers = new Headers(page.headers)
    // A page names the hashed files of its build, and contains its viewer's theme and language.
    if (!headers.has('cache-control')) headers.set('cache-control', 'private, no-cache')
    return new Response(page.body, { status: page.status, headers })
  }
}
