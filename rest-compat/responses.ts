import type { Failure } from './failure.ts'

/** Any page may call, and may read the one header that browsers would hide from it. */
const CORS = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Expose-Headers': 'Retry-After' }

/** A 200 with the answer. Only what was read may be kept, and only as briefly as an old client waits between looks. */
export function toSuccess(method: string, answer: unknown): Response {
  const reads = method === 'GET' || method === 'HEAD'
  return Response.json(answer, { headers: { ...CORS, 'Cache-Control': reads ? 'public, max-age=30' : 'no-store' } })
}

/** A `{"detail"}` with the status of the failure. `now` is in milliseconds since 1970. */
export function toRefusal(failure: Failure, now: number): Response {
  const headers = new Headers({ ...CORS, 'Cache-Control': 'no-store' })
  if (failure.allow !== null) headers.set('Allow', failure.allow)
  if (failure.retryAt !== null) headers.set('Retry-After', `${secondsUntil(failure.retryAt, now)}`)
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

function secondsUntil(moment: number, now: number): number {
  return Math.max(1, Math.ceil((moment - now) / 1000))
}
