import { once } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Reply } from '../reply.ts'
import type { Departures } from './departures.ts'
import { discardBody } from './discard-body.ts'
import { keepBriefly, LARGE_ANSWER_BYTES } from './keep-alive.ts'
import { type Schedule, watchUnread } from './stalled-reader.ts'

/** Headers of one connection, decided by node:http and this file. */
const CONNECTION_HEADERS = new Set(['connection', 'keep-alive', 'transfer-encoding', 'content-length'])

interface RequestParts {
  readonly url: URL
  /** Fires when the client has left. */
  readonly signal: AbortSignal
  /** The body, when it was already read. */
  readonly body: Uint8Array<ArrayBuffer> | undefined
}

/** Converts a request. Its body is read from the connection only when a handler reads it. */
export function toRequest(
  node: IncomingMessage,
  response: ServerResponse,
  { url, signal, body }: RequestParts,
): Request {
  const { method = 'GET' } = node
  const headers = toHeaders(node)
  if (method === 'GET' || method === 'HEAD') return new Request(url, { headers, signal })
  // A request can't have the method TRACE, which no route supports.
  const sent = method === 'TRACE' ? 'OPTIONS' : method
  const init = { method: sent, headers, signal, body: body ?? bodyOf(node, response), duplex: 'half' }
  return new Request(url, init)
}

function bodyOf(node: IncomingMessage, response: ServerResponse): ReadableStream<Uint8Array> {
  // The connection must outlive a refusal, so that the client can read it.
  const chunks: AsyncIterator<Buffer> = node.iterator({ destroyOnReturn: false })
  let isWaiting = node.headers.expect !== undefined
  const source: UnderlyingDefaultSource<Uint8Array> = {
    async pull(controller) {
      // A client that sent `Expect: 100-continue` waits for this before it sends the body.
      if (isWaiting) response.writeContinue()
      isWaiting = false
      const { done = false, value } = await chunks.next()
      if (done) controller.close()
      else controller.enqueue(value)
    },
    cancel: async () => void (await chunks.return?.()),
  }
  return new ReadableStream(source, { highWaterMark: 0 })
}

interface Sending {
  readonly stop: AbortSignal
  readonly departures: Departures
  readonly schedule: Schedule
  /** True for the connection of a trusted proxy, which reads all responses and keeps the connection for many clients. */
  readonly isProxied: boolean
}

/**
 * Sends a reply. Settles once the client has read it or is gone. A client that reads no byte for {@link STALLED_MS} is
 * disconnected. After a large response, an idle connection is kept for only that long. An event stream is pulled only as fast
 * as the client reads, and ends early when it departs or the client leaves; its source is cancelled then.
 */
export async function send(reply: Reply, node: ServerResponse, sending: Sending): Promise<void> {
  const { stop, schedule, isProxied } = sending
  node.statusCode = reply.status
  if (stop.aborted) node.setHeader('connection', 'close')
  for (const [name, value] of reply.headers) if (!CONNECTION_HEADERS.has(name)) node.appendHeader(name, value)
  const { body } = reply
  if (isLarge(reply, node) && !isProxied && !stop.aborted) keepBriefly(node)
  if (body instanceof Uint8Array) {
    if (reply.status !== 204 && reply.status !== 304) node.setHeader('content-length', body.byteLength)
    sendWhole(body, node, schedule)
  } else if (node.req.method === 'HEAD') {
    await body.cancel()
    node.end()
  } else {
    await pump(body, node, sending)
  }
  await untilTaken(node, schedule)
}

/** Closing a connection while a body still arrives can destroy the response, so its end waits for the end of the body. */
function sendWhole(body: Uint8Array, node: ServerResponse, schedule: Schedule): void {
  if (node.req.complete) {
    node.end(body)
    return
  }
  node.flushHeaders()
  if (body.byteLength > 0) node.write(body)
  discardBody(node.req, node.req.socket, schedule)
  node.req.once('end', () => node.end())
}

/** Returns true for a large response. A stream counts as large, because its length is not known before its end. */
function isLarge({ body }: Reply, { req }: ServerResponse): boolean {
  if (req.method === 'HEAD') return false
  return !(body instanceof Uint8Array) || body.byteLength > LARGE_ANSWER_BYTES
}

async function pump(
  body: ReadableStream<Uint8Array>,
  node: ServerResponse,
  { departures, schedule }: Sending,
): Promise<void> {
  const reader = body.getReader()
  const ending = new AbortController()
  const end = () => ending.abort()
  // A client can leave while its response is prepared. The event has fired then.
  if (node.destroyed) end()
  else node.once('close', end)
  const ended = ending.signal
  // Other streams, such as pages, are running requests, which end by themselves.
  const isEventStream = node.getHeader('content-type') === 'text/event-stream'
  const noteLeft = isEventStream ? departures.add(end) : () => {}
  // After `cancel`, a read that waits for the next event resolves as done. If the source fails to stop, no client is left to
  // report that to.
  const cancel = () => void reader.cancel().catch(() => {})
  if (ended.aborted) cancel()
  else ended.addEventListener('abort', cancel)
  try {
    for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
      if (node.write(chunk.value)) continue
      await once(node, 'drain', { signal: ended }).finally(cutOffStalled(node, schedule))
    }
  } catch (error) {
    if (!ended.aborted) throw error
  } finally {
    noteLeft()
    ended.removeEventListener('abort', cancel)
    node.end()
  }
}

/** Settles once the last byte of a response was read, or its connection is closed. */
async function untilTaken(node: ServerResponse, schedule: Schedule): Promise<void> {
  if (node.destroyed) return
  const { promise, resolve } = Promise.withResolvers<void>()
  node.once('close', resolve)
  await promise.finally(cutOffStalled(node, schedule))
}

function cutOffStalled({ socket }: ServerResponse, schedule: Schedule): () => void {
  if (socket === null) return () => {}
  // A reset, because anything else would wait behind the unread bytes, in the memory of the system.
  return watchUnread(socket, schedule, () => socket.resetAndDestroy())
}

/** Converts the headers of a request; values of a repeated header are joined. */
export function toHeaders(node: IncomingMessage): Headers {
  const headers = new Headers()
  for (const [name, value = []] of Object.entries(node.headers)) {
    for (const each of typeof value === 'string' ? [value] : value) headers.append(name, each)
  }
  return headers
}
