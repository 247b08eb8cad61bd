import { once } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { Refusal } from './refusal.ts'
import type { Reply } from './reply.ts'
import { type Schedule, STALLED_MS } from './stalled-reader.ts'

/** The most a request may bring. No document or form of the product comes near it. */
export const MAX_BODY_BYTES = 100_000

/** Belong to one connection, so node:http decides them and not whoever handles the request. */
const CONNECTION_HEADERS = new Set(['connection', 'keep-alive', 'transfer-encoding', 'content-length'])

/**
 * The address a request was sent to. Behind a proxy that is trusted, its `x-forwarded-proto` and `x-forwarded-host` say
 * what the visitor sees. Throws a {@link Refusal} with 400 for what is no address.
 */
export function requestUrl(node: IncomingMessage, trustProxy: boolean): URL {
  const protocol = (trustProxy && firstOf(node.headers['x-forwarded-proto'])) || 'http'
  const host = (trustProxy && firstOf(node.headers['x-forwarded-host'])) || (node.headers.host ?? 'localhost')
  const target = node.url ?? '/'
  // Put together as text: as a relative reference, `//other.example/` would name another host.
  const url = URL.parse(target.startsWith('/') ? `${protocol}://${host}${target}` : target)
  if (url === null || !isHttp(url)) throw noAddress()
  return url
}

/**
 * The request as handlers see it. Throws a {@link Refusal} with 413 for a body over {@link MAX_BODY_BYTES}, and with 501
 * for `TRACE`, which no {@link Request} can be.
 */
export async function toRequest(node: IncomingMessage, url: URL, signal: AbortSignal): Promise<Request> {
  const headers = toHeaders(node)
  if (node.method === 'TRACE') throw new Refusal(501, 'NOT_IMPLEMENTED', 'TRACE is not possible on this server.')
  if (node.method === 'GET' || node.method === 'HEAD') return new Request(url, { method: 'GET', headers, signal })
  return new Request(url, { method: node.method ?? 'GET', headers, signal, body: await readBody(node) })
}

interface Sending {
  readonly stop: AbortSignal
  readonly schedule: Schedule
}

/**
 * Sends a reply and settles once it is handed over. A stream of events is asked for more only when the client has read,
 * and ends early when `stop` fires, the client leaves or has read nothing for {@link STALLED_MS}; its source hears of it.
 */
export async function send(reply: Reply, node: ServerResponse, sending: Sending): Promise<void> {
  const { stop } = sending
  node.statusCode = reply.status
  if (stop.aborted) node.setHeader('connection', 'close')
  for (const [name, value] of reply.headers) if (!CONNECTION_HEADERS.has(name)) node.appendHeader(name, value)
  const { body } = reply
  if (body instanceof Uint8Array) {
    if (reply.status !== 204 && reply.status !== 304) node.setHeader('content-length', body.byteLength)
    node.end(body)
  } else if (node.req.method === 'HEAD') {
    await body.cancel()
    node.end()
  } else {
    await pump(body, node, sending)
  }
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
  // Cancelling makes a read that waits for the next event come back as done. A source that fails to stop has nobody
  // left to tell.
  const cancel = () => void reader.cancel().catch(() => {})
  if (ended.aborted) cancel()
  else ended.addEventListener('abort', cancel)
  try {
    for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
      if (node.write(chunk.value)) continue
      const callOff = schedule(STALLED_MS, () => node.destroy())
      await once(node, 'drain', { signal: ended }).finally(callOff)
    }
  } catch (error) {
    if (!ended.aborted) throw error
  } finally {
    ended.removeEventListener('abort', cancel)
    node.end()
  }
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
  if (Number(node.headers['content-length'] ?? 0) > MAX_BODY_BYTES) throw tooLarge()
  const chunks: Buffer[] = []
  let bytes = 0
  // The connection must outlive a refusal, or nobody would read it.
  for await (const chunk of node.iterator({ destroyOnReturn: false })) {
    bytes += chunk.byteLength
    if (bytes > MAX_BODY_BYTES) throw tooLarge()
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

function tooLarge(): Refusal {
  return new Refusal(413, 'PAYLOAD_TOO_LARGE', `The body is over ${MAX_BODY_BYTES} bytes. Send less at once.`)
}

function firstOf(header: string | string[] | undefined): string | undefined {
  return header?.toString().split(',')[0]?.trim()
}

function isHttp(url: URL): boolean {
  return url.protocol === 'http:' || url.protocol === 'https:'
}

/** A path as it was before it was put into an address; null when it is not well encoded. */
export function findDecoded(path: string): string | null {
  try {
    const decoded = decodeURIComponent(path)
    return decoded.includes('\0') ? null : decoded
  } catch {
    return null
  }
}

/** What is answered to a request for no address. */
export function noAddress(): Refusal {
  return new Refusal(400, 'BAD_REQUEST', 'This is no valid address. Check the host and the % signs in its path.')
}
