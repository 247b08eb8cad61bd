import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** Each way in which an upstream can fail. */
export const FAULTS = [
  'down',
  'hanging',
  '500',
  '403',
  '429 with Retry-After',
  '429 without Retry-After',
  'HTML with status 200',
  'truncated JSON',
  'slow drip of bytes',
  'connection reset',
] as const

export type Fault = (typeof FAULTS)[number]

/** The pause that a throttled client is asked for. */
export const RETRY_AFTER_SECONDS = 12

const DRIP_INTERVAL_MS = 20

export interface FaultyRequest {
  readonly path: string
  /** Milliseconds since 1970, of the machine. */
  readonly at: number
  readonly fault: Fault | null
}

/** An upstream on a local port that can fail in every way, over real connections. */
export interface FaultyServer {
  /** Without a slash at the end. */
  readonly url: string
  /** Requests in order; none arrive while it is down. */
  readonly asked: readonly FaultyRequest[]
  /** Number of open connections. */
  readonly connections: number
  /** Number of connections that wait for the rest of an answer. */
  readonly unanswered: number
  /** Fails in this way from now on; null answers well again. */
  turn(fault: Fault | null): Promise<void>
  close(): Promise<void>
}

export async function startFaultyServer(
  answer: (request: Request) => Response | Promise<Response>,
): Promise<FaultyServer> {
  const asked: FaultyRequest[] = []
  const sockets = new Set<Socket>()
  const unanswered = new Set<ServerResponse>()
  let fault: Fault | null = null
  const server = createServer((request, response) => {
    asked.push({ path: request.url ?? '', at: Date.now(), fault })
    unanswered.add(response)
    response.once('close', () => unanswered.delete(response))
    void respond(request, response)
  })
  server.on('connection', (socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (fault === 'hanging') return
    if (fault === 'connection reset') return void request.socket.resetAndDestroy()
    if (fault === 'slow drip of bytes') return drip(response)
    const failure = failureOf(fault)
    const well = failure ?? (await answer(await toRequest(request)))
    const body = Buffer.from(await well.arrayBuffer())
    response.writeHead(well.status, Object.fromEntries(well.headers))
    response.end(fault === 'truncated JSON' ? body.subarray(0, body.length / 2) : body)
  }

  async function listen(port: number): Promise<number> {
    server.listen(port, '127.0.0.1')
    await once(server, 'listening')
    const address = server.address()
    if (address === null || typeof address === 'string') throw new TypeError('The server listens on no port.')
    return address.port
  }

  async function close(): Promise<void> {
    if (!server.listening) return
    server.close()
    for (const socket of sockets) socket.destroy()
    await once(server, 'close')
  }

  const port = await listen(0)
  return {
    url: `http://127.0.0.1:${port}`,
    asked,
    get connections() {
      return sockets.size
    },
    get unanswered() {
      return unanswered.size
    },
    async turn(next) {
      if (next === 'down') await close()
      else if (!server.listening) await listen(port)
      fault = next
    },
    close,
  }
}

function failureOf(fault: Fault | null): Response | null {
  if (fault === '500') return new Response('{"error": "on purpose"}', { status: 500 })
  if (fault === '403') return new Response('{"status": {"message": "Forbidden"}}', { status: 403 })
  if (fault === '429 without Retry-After') return new Response('', { status: 429 })
  if (fault === '429 with Retry-After') {
    return new Response('', { status: 429, headers: { 'Retry-After': String(RETRY_AFTER_SECONDS) } })
  }
  if (fault !== 'HTML with status 200') return null
  return new Response('<!doctype html><title>Maintenance</title>', { headers: { 'Content-Type': 'text/html' } })
}

/** Begins a good answer, and never ends it. */
function drip(response: ServerResponse): void {
  response.writeHead(200, { 'Content-Type': 'application/json' })
  response.write('[')
  const dripping = setInterval(() => response.write(' '), DRIP_INTERVAL_MS)
  response.once('close', () => clearInterval(dripping))
}

async function toRequest(node: IncomingMessage): Promise<Request> {
  const { url, method = 'GET', headers } = node
  const chunks: Buffer[] = []
  for await (const chunk of node) if (chunk instanceof Buffer) chunks.push(chunk)
  const given = Object.entries(headers).flatMap(([name, value]) =>
    typeof value === 'string' && name !== 'host' && name !== 'connection' ? [[name, value] as [string, string]] : [],
  )
  const body = method === 'GET' || method === 'HEAD' ? null : Buffer.concat(chunks)
  return new Request(`http://upstream.test${url}`, { method, headers: given, body })
}
