import { createHash } from 'node:crypto'

/** Every compression of the body changes this validator. */
export function strongEtagOf(body: string | Uint8Array): string {
  return `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
}

/** Weak, because it stays the same under any compression of the body. */
export function etagOf(body: string | Uint8Array): string {
  return `W/${strongEtagOf(body)}`
}

/** True for a 200 whose `etag` is listed in `if-none-match`. */
export function isKnown({ status, headers }: Response, ifNoneMatch: string | undefined): boolean {
  const etag = headers.get('etag')
  return status === 200 && etag !== null && isListed(etag, ifNoneMatch)
}

/** True when an `if-none-match` lists the validator. */
export function isListed(etag: string, ifNoneMatch: string | undefined): boolean {
  if (ifNoneMatch === undefined) return false
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
