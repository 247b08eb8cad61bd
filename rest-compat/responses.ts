import { createHash } from 'node:crypto'
import type { CatalogDocument } from './catalog-documents.ts'
import { type Failure, unavailable } from './failure.ts'
import { routeId } from './openapi.ts'
import type { Route } from './route.ts'

/** Any page may call, and may read the headers that browsers would hide from it. */
const CORS = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers': 'ETag, Link, Retry-After, Allow, WWW-Authenticate, X-Request-Id',
}

/** The star stands for any header but `Authorization`, and some browsers of old do not know it. */
const ALLOWED_HEADERS = 'Authorization, Content-Type, If-None-Match, Idempotency-Key, *'

/** What tells of the catalog changes with the product alone; in seconds. */
const DOCUMENT_MAX_AGE = 300

/** When to come back after a 503 of which nobody can say when it ends, in milliseconds. */
const PAUSE_MS = 30_000

/** The answer of a route. A `Link` leads to what the contract has in place of the route. */
export function toSuccess(request: Request, route: Route, answer: unknown): Response {
  const headers = new Headers({
    ...CORS,
    Link: `</v2/docs#${routeId(route)}>; rel="successor-version"`,
    'Content-Type': 'application/json',
  })
  const body = JSON.stringify(answer)
  if (route.method === 'GET') return toKept(request, body, headers, route.maxAge)
  headers.set('Cache-Control', 'no-store')
  return new Response(body, { status: route.status, headers })
}

/** Something that tells of the catalog. */
export function toDocument(request: Request, { contentType, text, byCookie }: CatalogDocument): Response {
  const kept = toKept(request, text, new Headers({ ...CORS, 'Content-Type': contentType }), DOCUMENT_MAX_AGE)
  if (byCookie) {
    // Not every browser looks at cookies before it shows what it kept, so it has to ask whether that is still right.
    kept.headers.set('Cache-Control', 'private, no-cache')
    kept.headers.set('Vary', 'Cookie')
  }
  return kept
}

/** What may be kept for some seconds. Then a 304 tells whoever sends the validator of what it kept that it is still so. */
function toKept(request: Request, body: string, headers: Headers, maxAge: number): Response {
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
  headers.set('Cache-Control', maxAge === 0 ? 'no-store' : `public, max-age=${maxAge}`)
  headers.set('ETag', etag)
  const isKnown = isListed(etag, request.headers.get('If-None-Match'))
  return isKnown ? new Response(null, { status: 304, headers }) : new Response(body, { headers })
}

/** A `{"detail"}` with the status of the failure. `now` is in milliseconds since 1970. */
export function toRefusal(failure: Failure, now: number): Response {
  const headers = new Headers({ ...CORS, 'Cache-Control': 'no-store' })
  if (failure.allow !== null) headers.set('Allow', failure.allow)
  if (failure.status === 401) headers.set('WWW-Authenticate', 'Bearer realm="lanewatch"')
  if (failure.status === 429 || failure.status === 503) {
    headers.set('Retry-After', `${secondsUntil(failure.retryAt ?? now + PAUSE_MS, now)}`)
  }
  return Response.json({ detail: failure.message }, { status: failure.status, headers })
}

/** The answer when something failed that nobody foresaw. `now` is in milliseconds since 1970. */
export function toBreakdown(now: number): Response {
  return toRefusal(unavailable('Temporarily unavailable.'), now)
}

/** The answer to OPTIONS, which is also a browser's question whether it may ask. `allow` lists the path's methods. */
export function toPermission(allow: string): Response {
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

/** Compares as `If-None-Match` does: a validator that somebody on the way made a weak one counts too. */
function isListed(etag: string, ifNoneMatch: string | null): boolean {
  const known = ifNoneMatch?.split(',').map((each) => each.trim().replace(/^W\//, '')) ?? []
  return known.includes('*') || known.includes(etag)
}

function secondsUntil(moment: number, now: number): number {
  return Math.max(1, Math.ceil((moment - now) / 1000))
}
