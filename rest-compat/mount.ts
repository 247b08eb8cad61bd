import { strongEtagOf } from '../gateway/http/etag.ts'
import type { Execute } from '../gateway/http/execute.ts'
import type { Handler, PathParameters, RequestContext, Route as HttpRoute } from '../gateway/http/route.ts'
import { createCatalogDocuments, type CatalogDocument } from './catalog-documents.ts'
import { catalog } from './catalog.ts'
import { listIncompletePaths } from './incomplete-paths.ts'
import { routeId } from './openapi.ts'
import { malformed } from './refusals.ts'
import { BODY_LIMIT, readJson, type RestRequest } from './rest-request.ts'
import { type NotAllowed, toRefused } from './roster-outcome.ts'
import type { Right, Route } from './route.ts'

/** Cache lifetime of the documents. They change only with a new version of the product. */
const DOCUMENT_MAX_AGE_SECONDS = 300

interface MountOptions {
  /** Public URL of the server, without a trailing slash; null to use the URL of each request. */
  readonly publicUrl: string | null
  /** Returns the function that runs documents in this process, on behalf of the sender of a request. */
  readonly executeFor: (request: Request, context: RequestContext) => Execute
  /** Null when the sender has the right. The verdict is always that of the contract. */
  readonly findRefusal: (head: Request, context: RequestContext, right: Right) => Promise<NotAllowed | null>
}

/**
 * Lists the routes of the REST layer for older clients: those of the catalog, and the documents that describe them at
 * `/v2/openapi.json` and `/v2/docs`. Each is served with and without its final slash. A success is 200 or 201 with JSON in the
 * shape of the route. A refusal has the status 400, 401, 403, 404, 413 or 422, or 429 or 503 with `Retry-After`.
 */
export function listRestRoutes({ publicUrl, executeFor, findRefusal }: MountOptions): readonly HttpRoute[] {
  function mount(route: Route): HttpRoute {
    const { method, path, right, body } = route
    return {
      methods: [method],
      path,
      ...(right !== null && {
        async admit(head, context) {
          const refusal = await findRefusal(head, context, right)
          if (refusal !== null) throw toRefused(refusal)
        },
      }),
      ...(body !== null && { bodyLimit: BODY_LIMIT }),
      async handle(request, context, parameters) {
        const restRequest = await toRestRequest(route, request, parameters)
        return toResponse(route, await route.respond(restRequest, executeFor(request, context)))
      },
    }
  }

  const documents = [...createCatalogDocuments(publicUrl)].map(([path, find]) =>
    read(path, async (request, context) => toDocumentResponse(await find(request, executeFor(request, context)))),
  )
  const reads = catalog.filter(({ method }) => method === 'GET').map(({ path }) => path)
  const incomplete = listIncompletePaths(reads).map(({ path, missing }) =>
    read(path, () => {
      throw malformed(`Missing: ${missing.join(', ')}.`)
    }),
  )
  return [...documents, ...incomplete, ...catalog.map(mount)].flatMap((route) => {
    const path = route.path.replace(/\/$/, '')
    return [
      { ...route, path },
      { ...route, path: `${path}/` },
    ]
  })
}

function read(path: string, handle: Handler): HttpRoute {
  return { methods: ['GET'], path, handle }
}

async function toRestRequest(route: Route, request: Request, path: PathParameters): Promise<RestRequest> {
  const known = [...new URL(request.url).searchParams].filter(([name]) =>
    Object.hasOwn(route.parameters.query ?? {}, name),
  )
  return {
    path,
    query: Object.fromEntries(known),
    body: route.body === null ? undefined : await readJson(request),
    idempotencyKey: request.headers.get('Idempotency-Key'),
  }
}

/** Builds the response of a route. Its `Link` leads to the GraphQL that replaces the route. */
function toResponse(route: Route, answer: unknown): Response {
  const body = JSON.stringify(answer)
  const headers = new Headers({
    'content-type': 'application/json',
    link: `</v2/docs#${routeId(route)}>; rel="successor-version"`,
    'cache-control': route.method === 'GET' && route.maxAge > 0 ? `public, max-age=${route.maxAge}` : 'no-store',
  })
  if (route.method === 'GET') headers.set('etag', strongEtagOf(body))
  return new Response(body, { status: route.status, headers })
}

function toDocumentResponse({ contentType, text, byCookie, policy }: CatalogDocument): Response {
  const headers = new Headers({ 'content-type': contentType, etag: strongEtagOf(text) })
  // Not every browser compares cookies before it shows a cached page, so a page by cookie must be revalidated.
  headers.set('cache-control', byCookie ? 'private, no-cache' : `public, max-age=${DOCUMENT_MAX_AGE_SECONDS}`)
  if (byCookie) headers.set('vary', 'Cookie')
  if (policy !== null) headers.set('content-security-policy', policy)
  return new Response(text, { headers })
}
