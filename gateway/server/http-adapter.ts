import { once } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { keepBriefly, LARGE_ANSWER_BYTES } from './keep-alive.ts'
import { Refusal } from './refusal.ts'
import type { Reply } from './reply.ts'
import { type Schedule, watchUnread } from './stalled-reader.ts'
import { readUnwanted } from './unwanted-body.ts'

/** The most a request may bring. No document or form of the product comes near it. */
export const MAX_BODY_BYTES = 100_000

/** Belong to one connection: node:http and the functions here decide them, not the handler of the request. */
const CONNECTION_HEADERS = new Set(['connection', 'keep-alive', 'transfer-encoding', 'content-length'])

/** Whether a request is answered as it is asked, whatever body comes with it. */
function isReading({ method }: IncomingMessage): boolean {
  return method === 'GET' || method === 'HEAD'
}

/**
 * The head of a request as handlers see it, without a body. Throws a {@link Refusal} with 417 for an expectation that
 * this server can't meet, and with 501 for `TRACE`, which no {@link Request} can be.
 */
export function toHead(node: IncomingMessage, url: URL, signal: AbortSignal): Request {
  if (node.method === 'TRACE') throw new Refusal(501, 'NOT_IMPLEMENTED', 'TRACE is not possible on this server.')
  const { expect } = node.headers
  if (expect !== undefined && !isContinue(expect)) {
    throw new Refusal(417, 'EXPECTATION_FAILED', 'Of the header Expect only 100-continue is understood.')
  }
  const method = isReading(node) ? 'GET' : (node.method ?? 'GET')
  return new Request(url, { method, headers: toHeaders(node), signal })
}

/** A request with the body that follows its head. Throws a {@link Refusal} with 413 for one over {@link MAX_BODY_BYTES}. */
export async function withBody(head: Request, node: IncomingMessage, response: ServerResponse): Promise<Request> {
  if (isReading(node)) return head
  if (Number(node.headers['content-length'] ?? 0) > MAX_BODY_BYTES) throw tooLarge()
  // A client that asks first holds its body back until now.
  if (isContinue(node.headers.expect)) response.writeContinue()
  return new Request(head, { method: head.method, body: await readBody(node) })
}

function isContinue(expect: string | undefined): boolean {
  return expect?.toLowerCase() === '100-continue'
}

interface Sending {
  readonly stop: AbortSignal
  readonly schedule: Schedule
  /** Whether the connection is that of a trusted proxy, which reads all answers and keeps it for many clients. */
  readonly isProxied: boolean
}

/**
 * Sends a reply and settles once the client has taken it, or is gone: one that takes not one byte for
 * {@link STALLED_MS} is cut off. After a large answer its connection is kept for as long only. A stream of events is asked
 * for more only when the client has read, and ends early when `stop` fires or the client goes; its source hears of it.
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

/** A connection that closes while a body still comes takes the answer with it, so the end of the answer waits for that. */
function sendWhole(body: Uint8Array, node: ServerResponse, schedule: Schedule): void {
  if (node.req.complete) {
    node.end(body)
    return
  }
  node.flushHeaders()
  if (body.byteLength > 0) node.write(body)
  readUnwanted(node.req, node.req.socket, schedule)
  node.req.once('end', () => node.end())
}

/** A stream counts as large: its length is not known before its end. */
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
  // Cancelling makes a read that waits for the next event come back as done. A source that fails to stop
  // has no client left to report to.
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

/** Settles when the last byte of an answer was taken, or its connection is closed. */
async function untilTaken(node: ServerResponse, schedule: Schedule): Promise<void> {
  if (node.destroyed) return
  const { promise, resolve } = Promise.withResolvers<void>()
  node.once('close', resolve)
  await promise.finally(cutOffStalled(node, schedule))
}

function cutOffStalled({ socket }: ServerResponse, schedule: Schedule): () => void {
  if (socket === null) return () => {}
  // Anything else that is sent would only wait behind what is unread, in the memory of the system.
  return watchUnread(socket, schedule, () => socket.resetAndDestroy())
}

/** The headers of a request, one that is sent several times as one. */
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
    // The connection must outlive a refusal, or the client would never read it.
    for await (const chunk of node.iterator({ destroyOnReturn: false })) {
      bytes += chunk.byteLength
      if (bytes > MAX_BODY_BYTES) throw tooLarge()
      chunks.push(chunk)
    }
  } catch (error) {
    if (error instanceof Refusal) throw error
    throw new Refusal(400, 'BAD_REQUEST', 'The body broke off before its end. Send the request again.')
  }
  return Buffer.concat(chunks)
}

function tooLarge(): Refusal {
  return new Refusal(413, 'PAYLOAD_TOO_LARGE', `The body is over ${MAX_BODY_BYTES} bytes. Send less at once.`)
}
