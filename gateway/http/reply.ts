import { createHash } from 'node:crypto'

/** A response to be sent. Its body is either complete, or a stream of events that are sent as they happen. */
export interface Reply {
  readonly status: number
  readonly headers: Headers
  readonly body: Uint8Array | ReadableStream<Uint8Array>
}

/**
 * Converts a response. Every body except an event stream is read to its end first. Its length is then known, and a body
 * that fails midway becomes an error instead of half a response.
 */
export async function toReply(response: Response): Promise<Reply> {
  const headers = new Headers(response.headers)
  const body = response.body !== null && isEventStream(headers) ? response.body : await response.bytes()
  return { status: response.status, headers, body }
}

/** Returns the validator of a body. It is weak, because it stays the same under any compression of the body. */
export function etagOf(body: string | Uint8Array): string {
  return `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
}

/** Omits a body that the client already has: a 200 whose `etag` is listed in `if-none-match` becomes a 304. */
export function unlessKnown(reply: Reply, ifNoneMatch: string | null): Reply {
  const etag = reply.headers.get('etag')
  if (reply.status !== 200 || etag === null || !lists(ifNoneMatch, etag)) return reply
  const headers = new Headers(reply.headers)
  headers.delete('content-encoding')
  return { status: 304, headers, body: new Uint8Array() }
}

function lists(ifNoneMatch: string | null, etag: string): boolean {
  const known = ifNoneMatch?.split(',').map(opaque) ?? []
  return known.some((each) => each === '*' || each === opaque(etag))
}

/** Removes the mark of weak validators, because `If-None-Match` compares weakly. */
function opaque(etag: string): string {
  return etag.trim().replace(/^W\//, '')
}

function isEventStream(headers: Headers): boolean {
  const type = headers.get('content-type') ?? ''
  return type.startsWith('text/event-stream') || type.startsWith('multipart/mixed')
}
