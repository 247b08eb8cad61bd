export interface Reply {
  readonly status: number
  readonly headers: Headers
  readonly body: Uint8Array | ReadableStream<Uint8Array>
}

/** Reads every body except an event stream first: a body that fails midway becomes an error instead of half a response. */
export async function toReply(response: Response): Promise<Reply> {
  const headers = new Headers(response.headers)
  const body = response.body !== null && isEventStream(headers) ? response.body : await response.bytes()
  return { status: response.status, headers, body }
}

function isEventStream(headers: Headers): boolean {
  const type = headers.get('content-type') ?? ''
  return type.startsWith('text/event-stream') || type.startsWith('multipart/mixed')
}
