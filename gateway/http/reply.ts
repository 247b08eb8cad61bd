export interface Reply {
  readonly status: number
  readonly headers: Headers
  readonly body: Uint8Array | ReadableStream<Uint8Array>
}

/** Header of a response whose parts are sent as soon as they are there. Proxies obey it, too. */
export const STREAMED = ['x-accel-buffering', 'no'] as const

/** Reads every body except a stream first: a body that fails midway becomes an error instead of half a response. */
export async function toReply(response: Response): Promise<Reply> {
  const headers = new Headers(response.headers)
  const body = response.body !== null && isStream(headers) ? response.body : await response.bytes()
  return { status: response.status, headers, body }
}

function isStream(headers: Headers): boolean {
  if (headers.get(STREAMED[0]) === STREAMED[1]) return true
  const type = headers.get('content-type') ?? ''
  return type.startsWith('text/event-stream') || type.startsWith('multipart/mixed')
}
