import { createHash } from 'node:crypto'
import type { CatalogDocument } from './catalog-documents.ts'
import { type Failure, unavailable } from './failure.ts'
import { routeId } from './openapi.ts'
import type { Route } from './route.ts'

/** Pages of any site may call, and may read these headers, which browsers hide by default. */
const CORS = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers': 'ETag, Link, Retry-After, Allow, WWW-Authenticate, X-Request-Id',
}

/** `*` does not include `Authorization`, and some old browsers do not support it: hence the names. */
const ALLOWED_HEADERS = 'Authorization, Content-Type, If-None-Match, Idempotency-Key, *'

/** Cache lifetime of the documents, in seconds. They change only with a new version of the product. */
const DOCUMENT_MAX_AGE = 300

/** Delay before a retry after a 503 of unknown length, in milliseconds. */
const DEFAULT_RETRY_MS = 30_000

/** Builds the response of a route. Its `Link` leads to the GraphQL that replaces the route. */
export function toSuccessResponse(request: Request, route: Route, answer: unknown): Response {
  const headers = new Headers({
    ...CORS,
    Link: `</v2/docs#${routeId(route)}>; rel="successor-version"`,
    'Content-Type': 'application/json',
  })
  const body = JSON.stringify(answer)
  if (route.method === 'GET') return toCacheable(request, body, headers, route.maxAge)
  headers.set('Cache-Control', 'no-store')
  return new Response(body, { status: route.status, headers })
}

/** Builds the response for a document of the catalog. */
export function toDocumentResponse(request: Request, { contentType, text, byCookie }: CatalogDocument): Response {
  const response = toCacheable(request, text, new Headers({ ...CORS, 'Content-Type': contentType }), DOCUMENT_MAX_AGE)
  if (byCookie) {
    // Not every browser compares cookies before it shows a cached page, so the page must be revalidated.
    response.headers.set('Cache-Control', 'private, no-cache')
    response.headers.set('Vary', 'Cookie')
  }
  return response
}

/** Builds a response that may be cached for `maxAge` seconds. A client that already has this body gets a 304. */
function toCacheable(request: Request, body: string, headers: Headers, maxAge: number): Response {
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
  headers.set('Cache-Control', maxAge === 0 ? 'no-store' : `public, max-age=${maxAge}`)
  headers.set('ETag', etag)
  const isKnown = isListed(etag, request.headers.get('If-None-Match'))
  return isKnown ? new Response(null, { status: 304, headers }) : new Response(body, { headers })
}

/** Builds the `{"detail"}` response of a failure. `now` is in milliseconds since 1970. */
export function toFailureResponse(failure: Failure, now: number): Response {
  const headers = new Headers({ ...CORS, 'Cache-Control': 'no-store' })
  if (failure.allow !== null) headers.set('Allow', failure.allow)
  if (failure.status === 401) headers.set('WWW-Authenticate', 'Bearer realm="lanewatch"')
  if (failure.status === 429 || failure.status === 503) {
    headers.set('Retry-After', `${secondsUntil(failure.retryAt ?? now + DEFAULT_RETRY_MS, now)}`)
  }
  return Response.json({ detail: failure.message }, { status: failure.status, headers })
}

/** Builds the 503 for an unexpected error. `now` is in milliseconds since 1970. */
export function toUnexpectedErrorResponse(now: number): Response {
  return toFailureResponse(unavailable('Temporarily unavailable.'), now)
}

/** Builds the response to OPTIONS, which includes CORS preflights. `allow` lists the methods of the path. */
export function toOptionsResponse(allow: string): Response {
  return new Response(null, {
    status: 204,
    headers: {
      ...CORS,
      Allow: allow,
      'Access-Control-Allow-Methods': allow,
      'Access-Control-Allow-Headers': ALLOWED_HEADERS,
      'Access-Control-Max-Age': '86400',
    },
  })
}

/** Compares as `If-None-Match` requires: a validator that a proxy has made weak matches too. */
function isListed(etag: string, ifNoneMatch: string | null): boolean {
  const known = ifNoneMatch?.split(',').map((each) => each.trim().replace(/^W\//, '')) ?? []
  return known.includes('*') || known.includes(etag)
}

function secondsUntil(moment: number, now: number): number {
  return Math.max(1, Math.ceil((moment - now) / 1000))
}
