import { toEncodedResponse } from '../http/caching/encoded-response.ts'
import { SharedBody } from '../http/caching/shared-body.ts'
import type { Schedule } from '../http/connection/stalled-reader.ts'
import { type Keys, payByKey } from '../http/graphql/api-keys.ts'
import { explorerFirst } from '../http/graphql/explorer-first.ts'
import type { GraphQLEngine } from '../http/graphql/graphql-engine.ts'
import type { QueryCache } from '../http/graphql/query-cache.ts'
import { limitRate } from '../http/graphql/rate-limit.ts'
import { liveness, readyz, type Readiness } from '../http/health.ts'
import type { Handler, Route } from '../http/route.ts'
import type { Limits } from '../limits/limits.ts'
import { graphqlOverHttp } from './graphql.ts'

export interface RouteParts {
  readonly engine: GraphQLEngine
  /** Answers of `/graphql` that are the same for many clients; null to execute each operation. */
  readonly queryCache: QueryCache | null
  /** The page for browsers that open `/graphql`; null when it was not built. */
  readonly explorer: Handler | null
  /** The page of an account's rank for streams and other pages; null when it was not built. */
  readonly overlay: Handler | null
  /** Limits that protect `/graphql`, `/v2`, `/mcp`, `/export` and previews from excessive use. */
  readonly limits: Limits
  /** API keys, which pay for requests of `/graphql`, `/v2`, `/mcp` and `/export`. */
  readonly keys: Keys
  readonly schedule: Schedule
  /** The routes of `/v2`, `/health`, `/mcp` and `/export`. */
  readonly mounted: readonly Route[]
  /** Handles everything below `/images/`. */
  readonly images: Handler
  /** Handles everything below `/images/previews/`. */
  readonly previews: Handler
  /** Handles `/feeds/roster-changes.atom`. */
  readonly rosterFeed: Handler
  /** Handles `/feeds/contract-changes.atom`. */
  readonly contractFeed: Handler
  /** Handles everything below `/calendars/`. */
  readonly calendars: Handler
  /** Handles `/oembed`. */
  readonly oembed: Handler
  /** Takes the messages of Twitch's EventSub; null when it is not used. */
  readonly eventSub: Route | null
  /** Handles everything below `/operator/`, where each path is a secret. */
  readonly operatorLinks: Handler
  /** Handlers for crawlers by path, such as `/robots.txt`. */
  readonly forCrawlers: ReadonlyMap<string, Handler>
  /** Prints the GraphQL schema for `/schema.graphql`. Called for the first request only. */
  readonly printSchema: () => string
  /** Called for each `/readyz`. */
  readonly readiness: () => Promise<Readiness>
  readonly isDraining: () => boolean
}

/** The overlay of streaming software, and the card in pages elsewhere. Like pages, they may end with a slash. */
const OVERLAY_PATHS = [
  '/overlay/:region/:account',
  '/overlay/:region/:account/',
  '/embed/:region/:account',
  '/embed/:region/:account/',
]

/** Lists every route of the server. All other paths are files of the client or pages. */
export function listRoutes(parts: RouteParts): readonly Route[] {
  const { engine, queryCache, explorer, overlay, limits, keys, schedule, mounted, forCrawlers, readiness, isDraining } =
    parts
  const limitedRate = limitRate(limits, schedule)
  const around = [payByKey(keys, limits, schedule), limitedRate]
  return [
    {
      methods: ['GET', 'POST'],
      path: '/graphql',
      around: [explorerFirst(explorer), ...around],
      handle: graphqlOverHttp(engine, queryCache),
    },
    { methods: ['GET', 'POST'], path: '/graphql/', handle: redirectToGraphQL },
    read('/schema.graphql', serveContract(parts.printSchema)),
    ...mounted.map((route): Route => ({ ...route, around })),
    { ...read('/images/previews/:path{.*}', parts.previews), around: [limitedRate] },
    read('/images/:path{.*}', parts.images),
    read('/feeds/roster-changes.atom', parts.rosterFeed),
    read('/feeds/contract-changes.atom', parts.contractFeed),
    read('/calendars/:path{.*}', parts.calendars),
    read('/oembed', parts.oembed),
    ...(overlay === null ? [] : OVERLAY_PATHS.map((path) => read(path, overlay))),
    ...(parts.eventSub === null ? [] : [parts.eventSub]),
    { methods: ['GET', 'POST'], path: '/operator/:secret{.*}', handle: parts.operatorLinks },
    read('/livez', liveness),
    read('/readyz', (_request, { log }) => readyz({ readiness, isDraining, log, schedule })),
    ...[...forCrawlers].map(([path, handle]) => read(path, handle)),
  ]
}

function read(path: string, handle: Handler): Route {
  return { methods: ['GET'], path, handle }
}

/** The status keeps the method and the body of an operation. */
function redirectToGraphQL(request: Request): Response {
  return new Response(null, { status: 308, headers: { location: `/graphql${new URL(request.url).search}` } })
}

function serveContract(print: () => string): Handler {
  let contract: SharedBody | null = null
  return (request) => {
    contract ??= new SharedBody(print())
    return toEncodedResponse(contract, request.headers.get('accept-encoding'), {
      headers: new Headers({
        'content-type': 'text/plain; charset=utf-8',
        'cache-control': 'public, max-age=300',
        vary: 'accept-encoding',
      }),
    })
  }
}
