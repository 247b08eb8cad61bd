import { createHash } from 'node:crypto'
import type { Failure } from './failure.ts'

/** Any page may call, and may read the headers that browsers would hide from it. */
const CORS = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Expose-Headers': 'ETag, Link, Retry-After' }

/** Where the contract stands, which tells of each field that an answer is made of. */
const SUCCESSOR = '</schema.graphql>; rel="successor-version"'

/** When to come back after a 503 of which nobody can say when it ends, in milliseconds. */
const PAUSE_MS = 30_000

/**
 * A 200 with the answer. Only what was read may be kept, and only as briefly as an old client waits between looks; then a
 * 304 tells whoever sends the validator of what it kept that it is still so.
 */
export function toSuccess({ method, headers: asked }: Request, answer: unknown): Response {
  const headers = new Headers({ ...CORS, Link: SUCCESSOR, 'Content-Type': 'application/json' })
  const body = JSON.stringify(answer)
  if (method !== 'GET' && method !== 'HEAD') {
    headers.set('Cache-Control', 'no-store')
    return new Response(body, { headers })
  }

  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
  headers.set('Cache-Control', 'public, max-age=30')
  headers.set('ETag', etag)
  const isKnown = isListed(etag, asked.get('If-None-Match'))
  return isKnown ? new Response(null, { status: 304, headers }) : new Response(body, { headers })
}

/** A `{"detail"}` with the status of the failure. `now` is in milliseconds since 1970. */
export function toRefusal(failure: Failure, now: number): Response {
  const headers = new Headers({ ...CORS, 'Cache-Control': 'no-store' })
  if (failure.allow !== null) headers.set('Allow', failure.allow)
  if (failure.status === 503) headers.set('Retry-After', `${secondsUntil(failure.retryAt ?? now + PAUSE_MS, now)}`)
  return Response.json({ detail: failure.message }, { status: failure.status, headers })
}

/** The answer to OPTIONS, which is also a browser's question whether it may ask. `allow` lists the path's methods. */
export function toPermission(allow: string): Response {
  return new Response(null, {
    status: 204,
    headers: {
      ...CORS,
      Allow: allow,
      'Access-Control-Allow-Methods': allow,
      'Access-Control-Allow-Headers': '*',
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
