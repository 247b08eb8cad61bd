import { once } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { Refusal } from '../refusal.ts'
import type { Reply } from '../reply.ts'
import { discardBody } from './discard-body.ts'
import { keepBriefly, LARGE_ANSWER_BYTES } from './keep-alive.ts'
import { type Schedule, watchUnread } from './stalled-reader.ts'

/** Maximum size of a request body, in bytes. No document or form of the product is nearly as large. */
export const MAX_BODY_BYTES = 100_000

/** Headers of one connection, which node:http and this file decide instead of the request's handler. */
const CONNECTION_HEADERS = new Set(['connection', 'keep-alive', 'transfer-encoding', 'content-length'])

/** Returns true for a request whose body, if any, is ignored. */
function isReading({ method }: IncomingMessage): boolean {
  return method === 'GET' || method === 'HEAD'
}

/**
 * Converts the head of a request for handlers, without a body. Throws a {@link Refusal} with 417 for an expectation that this
 * server can't meet, and with 501 for `TRACE`, which {@link Request} does not support.
 */
export function toHead(node: IncomingMessage, url: URL, signal: AbortSignal): Request {
  if (node.method === 'TRACE') throw new Refusal(501, 'NOT_IMPLEMENTED', 'TRACE is not supported by this server.')
  const { expect } = node.headers
  if (expect !== undefined && !isContinue(expect)) {
    throw new Refusal(417, 'EXPECTATION_FAILED', 'The header Expect must be 100-continue or left out.')
  }
  const method = isReading(node) ? 'GET' : (node.method ?? 'GET')
  return new Request(url, { method, headers: toHeaders(node), signal })
}

/** Adds the body to a request. Throws a {@link Refusal} with 413 for a body over {@link MAX_BODY_BYTES}. */
export async function withBody(head: Request, node: IncomingMessage, response: ServerResponse): Promise<Request> {
  if (isReading(node)) return head
  if (Number(node.headers['content-length'] ?? 0) > MAX_BODY_BYTES) throw tooLarge()
  // A client that sent `Expect: 100-continue` waits for this before it sends the body.
  if (isContinue(node.headers.expect)) response.writeContinue()
  return new Request(head, { method: head.method, body: await readBody(node) })
}

function isContinue(expect: string | undefined): boolean {
  return expect?.toLowerCase() === '100-continue'
}

interface Sending {
  readonly stop: AbortSignal
  readonly schedule: Schedule
  /** True for the connection of a trusted proxy, which reads all responses and keeps the connection for many clients. */
  readonly isProxied: boolean
}

/**
 * Sends a reply. Settles once the client has read it or is gone. A client that reads no byte for {@link STALLED_MS} is
 * disconnected. After a large response, an idle connection is kept for only that long. An event stream is pulled only as fast
 * as the client reads, and ends early when `stop` fires or the client leaves; its source is cancelled then.
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
  { stop, schedule }: Sending,
): Promise<void> {
  const reader = body.getReader()
  const left = new AbortController()
  node.once('close', () => left.abort())
  const ended = AbortSignal.any([stop, left.signal])
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

async function readBody(node: IncomingMessage): Promise<Buffer<ArrayBuffer>> {
  const chunks: Buffer[] = []
  let bytes = 0
  try {
    // The connection must outlive a refusal, so that the client can read it.
    for await (const chunk of node.iterator({ destroyOnReturn: false })) {
      bytes += chunk.byteLength
      if (bytes > MAX_BODY_BYTES) throw tooLarge()
      chunks.push(chunk)
    }
  } catch (error) {
    if (error instanceof Refusal) throw error
    throw new Refusal(400, 'BAD_REQUEST', 'The body ended before it was complete. Send the request again.')
  }
  return Buffer.concat(chunks)
}

function tooLarge(): Refusal {
  return new Refusal(413, 'PAYLOAD_TOO_LARGE', `The body is over ${MAX_BODY_BYTES} bytes. Send less at once.`)
}
