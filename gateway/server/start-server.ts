import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { createExchange } from './exchange.ts'
import { createGraphQLEngine, type GraphQLOptions } from './graphql.ts'
import type { Readiness } from './health.ts'
import type { Log } from './log.ts'
import { requestIdOf } from './request-id.ts'
import type { Handler } from './route.ts'
import { createRouter } from './router.ts'
import { NO_FILES, readStaticFiles } from './static-files.ts'
import { createGraphQLWebsockets } from './websocket.ts'

/** How long a client may take to send the head of a request, and the whole of it. */
const HEADERS_TIMEOUT_MS = 10_000
const REQUEST_TIMEOUT_MS = 30_000

/** Longer than the idle time of common load balancers, so that they never send into a connection that is closing. */
const KEEP_ALIVE_TIMEOUT_MS = 65_000

export interface ServerOptions {
  /** The address to listen on, such as `127.0.0.1`; null listens on every address of the machine. */
  readonly host: string | null
  /** 0 takes any free port; `url` says which. */
  readonly port: number
  readonly graphql: GraphQLOptions
  /** Answers `/v2` and everything below it. */
  readonly restCompat: Handler
  /** Answers everything below `/images/`. */
  readonly images: Handler
  /** Answers what nothing else answers: a page with 200, or the page that says not found with 404. */
  readonly pages: Handler
  /** The folder of the built client; null serves the rest without it. */
  readonly clientDirectory: string | null
  /** The text of the contract, answered at `/schema.graphql`. */
  readonly schemaText: string
  /** Asked for each `/readyz`. */
  readonly readiness: () => Promise<Readiness>
  readonly log: Log
  /** True behind a proxy that sets `x-forwarded-proto` and `x-forwarded-host`; false believes neither. */
  readonly trustProxy: boolean
  /** How long `close` waits for running requests, in milliseconds; 10 seconds when left out. */
  readonly drainMs?: number
}

export interface RunningServer {
  /** Where this machine reaches the server, without a slash at the end. */
  readonly url: string
  /**
   * Drains: takes no new connections, is no longer ready, sends websockets away, ends streams of events and idle
   * connections, and lets running requests finish. Settles when all connections are closed, by force if need be.
   */
  close(): Promise<void>
}

/** Serves the whole product on one port. Rejects when the port is taken or the folder of the client is missing. */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { host, port, clientDirectory, log, trustProxy, drainMs = 10_000 } = options
  const stopping = new AbortController()
  const engine = createGraphQLEngine(options.graphql)
  const websockets = createGraphQLWebsockets(engine)
  const files = clientDirectory === null ? NO_FILES : await readStaticFiles(clientDirectory)
  const routeOf = createRouter({ ...options, engine, files, isDraining: () => stopping.signal.aborted })
  const exchange = createExchange({ routeOf, trustProxy, log, stop: stopping.signal })

  const server = createServer({
    headersTimeout: HEADERS_TIMEOUT_MS,
    requestTimeout: REQUEST_TIMEOUT_MS,
    keepAliveTimeout: KEEP_ALIVE_TIMEOUT_MS,
    // An offer to speak HTTP/2, which is an upgrade too, is an ordinary request that declines to be upgraded.
    shouldUpgradeCallback: (request) => request.headers.upgrade?.toLowerCase() === 'websocket',
  })
  const connections = trackConnections(server)

  server.on('request', (request, response) => {
    // Once its last answer is out, a connection of a draining server is idle and may go.
    response.once('close', () => stopping.signal.aborted && server.closeIdleConnections())
    void exchange(request, response)
  })
  server.on('upgrade', (request, socket, head) => {
    const requestId = requestIdOf(request.headers['x-request-id'])
    if (stopping.signal.aborted) refuseUpgrade(socket, '503 Service Unavailable')
    else if (!isGraphQL(request.url)) refuseUpgrade(socket, '404 Not Found')
    else websockets.accept(request, socket, head, { requestId, log: log.with({ requestId }) })
  })

  async function drain(): Promise<void> {
    stopping.abort()
    const closed = once(server, 'close')
    server.close()
    websockets.goAway()
    // Browsers open connections ahead of need, and node counts one that never spoke as busy.
    for (const socket of connections) if (socket.bytesRead === 0) socket.destroy()
    const deadline = setTimeout(() => connections.forEach((socket) => socket.destroy()), drainMs)
    await closed
    clearTimeout(deadline)
  }

  server.listen(port, host ?? undefined)
  await once(server, 'listening')
  let closing: Promise<void> | null = null
  return { url: urlOf(server), close: () => (closing ??= drain()) }
}

function trackConnections(server: Server): ReadonlySet<Socket> {
  const connections = new Set<Socket>()
  server.on('connection', (socket) => {
    connections.add(socket)
    socket.once('close', () => connections.delete(socket))
  })
  return connections
}

function refuseUpgrade(socket: Duplex, status: string): void {
  // Whoever has left already can't be told.
  socket.on('error', () => {})
  socket.end(`HTTP/1.1 ${status}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`, () => socket.destroy())
}

function isGraphQL(target: string | undefined): boolean {
  return target?.split('?')[0] === '/graphql'
}

function urlOf(server: Server): string {
  const address = server.address()
  if (address === null || typeof address === 'string') throw new TypeError('The server listens on no port.')
  return `http://${hostIn(address)}:${address.port}`
}

/** An address as it stands in a URL. The one that means every address of the machine leads nowhere: this machine is meant. */
function hostIn({ address, family }: AddressInfo): string {
  if (address === '::' || address === '0.0.0.0') return 'localhost'
  return family === 'IPv6' ? `[${address}]` : address
}
