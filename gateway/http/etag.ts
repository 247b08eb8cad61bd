import { createHash } from 'node:crypto'

/** Returns the validator of a body, which every compression of the body changes. */
export function strongEtagOf(body: string | Uint8Array): string {
  return `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
}

/** Returns the validator of a body. It is weak, because it stays the same under any compression of the body. */
export function etagOf(body: string | Uint8Array): string {
  return `W/${strongEtagOf(body)}`
}

/** Returns true for a 200 whose `etag` is listed in `if-none-match`: the client already has its body. */
export function isKnown({ status, headers }: Response, ifNoneMatch: string | undefined): boolean {
  const etag = headers.get('etag')
  if (status !== 200 || etag === null || ifNoneMatch === undefined) return false
  return ifNoneMatch.split(',').some((each) => each.trim() === '*' || opaque(each) === opaque(etag))
}

/** Returns the 304 in place of a response whose body the client has. */
export function toNotModified(response: Response): Response {
  const headers = new Headers(response.headers)
  headers.delete('content-encoding')
  return new Response(null, { status: 304, headers })
}

/** Removes the mark of weak validators, because `If-None-Match` compares weakly. */
function opaque(etag: string): string {
  return etag.trim().replace(/^W\//, '')
}
