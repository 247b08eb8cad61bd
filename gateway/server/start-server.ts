import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import type { Credentials } from '../domain/credentials.ts'
import type { Viewer } from '../domain/viewer.ts'
import type { Limits } from '../limits/limits.ts'
import { clientAddressOf } from './client-address.ts'
import { credentialsOf } from './credentials.ts'
import { createExchange } from './exchange.ts'
import { createGraphQLEngine, type GraphQLOptions } from './graphql.ts'
import type { Readiness } from './health.ts'
import { localUrl } from './local-url.ts'
import type { Log } from './log.ts'
import { requestUrl, toHeaders } from './http-adapter.ts'
import { requestIdOf } from './request-id.ts'
import type { Handler } from './route.ts'
import { createRouter } from './router.ts'
import { pagePolicyFor, type SignInHosts } from './security-headers.ts'
import type { Schedule } from './stalled-reader.ts'
import { NO_FILES, readStaticFiles } from './static-files.ts'
import { createGraphQLWebsockets, type WebsocketWriterName } from './websocket.ts'

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
  /** What keeps clients of `/graphql` and `/v2` from using too much. */
  readonly limits: Limits
  /** Who shows these credentials: asked when a websocket is opened. */
  readonly identify: (credentials: Credentials) => Promise<Viewer>
  /** What signs people in, which pages may then load; null where nobody can sign in. */
  readonly signIn: SignInHosts | null
  /** Answers `/v2` and everything below it, and `/health`. */
  readonly restCompat: Handler
  /** Answers everything below `/images/`. */
  readonly images: Handler
  /** Answers `/feeds/roster-changes.atom`. */
  readonly rosterFeed: Handler
  /** Answers everything below `/operator/`, where each path is a secret. */
  readonly operatorLinks: Handler
  /** What crawlers ask for, by its path, such as `/robots.txt`. */
  readonly forCrawlers: ReadonlyMap<string, Handler>
  /** Answers what nothing else answers: a page with 200, or the page that says not found with 404. */
  readonly pages: Handler
  /** The folder of the built client; null serves the rest without it. */
  readonly clientDirectory: string | null
  /** The text of the contract, answered at `/schema.graphql`. */
  readonly schemaText: string
  /** Asked for each `/readyz`. */
  readonly readiness: () => Promise<Readiness>
  readonly log: Log
  /** Milliseconds since 1970: by it a sign-in ends. */
  readonly now: () => number
  /** The same clock: by it whoever does not read, or whose sign-in has ended, is sent away, and what is shared is forgotten. */
  readonly schedule: Schedule
  /** How updates that many share are written to websockets; `direct` when left out. */
  readonly websocketWriter?: WebsocketWriterName
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
  const { host, port, clientDirectory, log, schedule, trustProxy, drainMs = 10_000 } = options
  const stopping = new AbortController()
  const engine = createGraphQLEngine(options.graphql, options.limits, schedule)
  const websockets = createGraphQLWebsockets({
    engine,
    identify: options.identify,
    now: options.now,
    schedule,
    writer: options.websocketWriter ?? 'direct',
  })
  const files = clientDirectory === null ? NO_FILES : await readStaticFiles(clientDirectory)
  const routeOf = createRouter({ ...options, engine, files, isDraining: () => stopping.signal.aborted })
  const exchange = createExchange({
    routeOf,
    pagePolicy: pagePolicyFor(options.signIn),
    trustProxy,
    log,
    schedule,
    stop: stopping.signal,
  })

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
    const url = findUrl(request, trustProxy)
    if (stopping.signal.aborted) return refuseUpgrade(socket, '503 Service Unavailable')
    if (url === null) return refuseUpgrade(socket, '400 Bad Request')
    if (url.pathname !== '/graphql') return refuseUpgrade(socket, '404 Not Found')
    const credentials = credentialsOf(toHeaders(request), url)
    websockets.accept(request, socket, head, {
      requestId,
      address: clientAddressOf(request, trustProxy),
      log: log.with({ requestId }),
      credentials,
    })
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

/** The address a request was sent to; null for what is no address. */
function findUrl(request: IncomingMessage, trustProxy: boolean): URL | null {
  try {
    return requestUrl(request, trustProxy)
  } catch {
    return null
  }
}

function urlOf(server: Server): string {
  const address = server.address()
  if (address === null || typeof address === 'string') throw new TypeError('The server listens on no port.')
  return localUrl(address.address, address.port)
}
