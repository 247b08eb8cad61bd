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

function isEventStream(headers: Headers): boolean {
  const type = headers.get('content-type') ?? ''
  return type.startsWith('text/event-stream') || type.startsWith('multipart/mixed')
}
