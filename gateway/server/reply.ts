import { createHash } from 'node:crypto'

/** An answer on its way out: its body is known in full, or it is a stream of events that goes out as they happen. */
export interface Reply {
  readonly status: number
  readonly headers: Headers
  readonly body: Uint8Array | ReadableStream<Uint8Array>
}

/**
 * Takes a response apart. Everything but a stream of events is read to its end first: its length is then known, and a
 * body that fails on the way becomes an error instead of half an answer.
 */
export async function toReply(response: Response): Promise<Reply> {
  const headers = new Headers(response.headers)
  const body = response.body !== null && isEventStream(headers) ? response.body : await response.bytes()
  return { status: response.status, headers, body }
}

/** The validator of a body. It is a weak one because it stays the same however the body is compressed. */
export function etagOf(body: string | Uint8Array): string {
  return `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
}

/** Saves the body when whoever asks has it already: a 200 whose `etag` is listed in `if-none-match` becomes a 304. */
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

/** `If-None-Match` compares weakly: whether a validator is strong does not matter. */
function opaque(etag: string): string {
  return etag.trim().replace(/^W\//, '')
}

function isEventStream(headers: Headers): boolean {
  const type = headers.get('content-type') ?? ''
  return type.startsWith('text/event-stream') || type.startsWith('multipart/mixed')
}
