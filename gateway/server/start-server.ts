import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { Credentials } from '../domain/credentials.ts'
import type { Viewer } from '../domain/viewer.ts'
import type { Limits } from '../limits/limits.ts'
import { clientAddressOf, toCountedAddress } from './client-address.ts'
import { ConnectionLimit } from './connection-limit.ts'
import { credentialsOf } from './credentials.ts'
import { createExchange } from './exchange.ts'
import { createGraphQLEngine, type GraphQLOptions } from './graphql.ts'
import type { Readiness } from './health.ts'
import { localUrl } from './local-url.ts'
import type { Log } from './log.ts'
import { inTurn } from './in-turn.ts'
import { KEEP_ALIVE_MS } from './keep-alive.ts'
import { toHeaders } from './http-adapter.ts'
import { createPersistedDocuments } from './persisted-queries.ts'
import { detailOf, graphQLErrorsOf, Refusal, unexpected } from './refusal.ts'
import { refuseOnSocket, tooManyOpen } from './refuse-socket.ts'
import { requestIdOf } from './request-id.ts'
import { findTarget, noAddress, requestUrl } from './request-url.ts'
import type { Admission, Handler } from './route.ts'
import { createRouter } from './router.ts'
import { pagePolicyFor, type SignInHosts } from './security-headers.ts'
import type { Schedule } from './stalled-reader.ts'
import { NO_FILES, readStaticFiles } from './static-files.ts'
import { refuseUnreadable } from './unreadable-requests.ts'
import { createGraphQLWebsockets, type WebsocketWriterName } from './websocket.ts'

/** How long a client may take to send the head of a request, and the whole of it. */
const HEADERS_TIMEOUT_MS = 10_000
const REQUEST_TIMEOUT_MS = 30_000

/** How many connections one client address may have at once where nothing else is said. */
const MOST_SOCKETS = 200
const MOST_WEBSOCKETS = 50

export interface ServerOptions {
  /** The address to listen on, such as `127.0.0.1`; null listens on every address of the machine. */
  readonly host: string | null
  /** 0 takes any free port; `url` says which. */
  readonly port: number
  readonly graphql: GraphQLOptions
  /** What keeps clients of `/graphql` and `/v2` from using too much. */
  readonly limits: Limits
  /** Who shows these credentials, from the address that limits are counted by: asked when a websocket is opened. */
  readonly identify: (credentials: Credentials, address: string) => Promise<Viewer>
  /** What signs people in, which pages may then load; null where no sign-in is set up. */
  readonly signIn: SignInHosts | null
  /** Answers `/v2` and everything below it, and `/health`. */
  readonly restCompat: Handler
  /** Looks at the head of what {@link ServerOptions.restCompat} answers, before a body is read. */
  readonly admitToRestCompat: Admission
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
  /** The same clock: clients that do not read, or whose sign-in has ended, are sent away by it, and starts are forgotten. */
  readonly schedule: Schedule
  /** How updates that many share are written to websockets; `direct` when left out. */
  readonly websocketWriter?: WebsocketWriterName
  /** True behind a proxy that sets `x-forwarded-proto` and `x-forwarded-host`; false believes neither. */
  readonly trustProxy: boolean
  /**
   * How many sockets one client address may have open at once; 200 when left out. Behind a trusted proxy they are not
   * counted: all of them are the proxy's.
   */
  readonly maxSocketsPerAddress?: number
  /** How many websockets one client address may have open at once; 50 when left out. */
  readonly maxWebsocketsPerAddress?: number
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
  const documents = createPersistedDocuments()
  const engine = createGraphQLEngine(options.graphql, options.limits, schedule, documents)
  const websockets = createGraphQLWebsockets({
    engine,
    turns: options.limits.turns,
    documents,
    identify: options.identify,
    now: options.now,
    schedule,
    writer: options.websocketWriter ?? 'direct',
  })
  const files = clientDirectory === null ? NO_FILES : await readStaticFiles(clientDirectory)
  const routeOf = createRouter({ ...options, engine, files, isDraining: () => stopping.signal.aborted })
  const answerInTurn = inTurn(
    createExchange({
      routeOf,
      pagePolicy: pagePolicyFor(options.signIn),
      trustProxy,
      log,
      schedule,
      stop: stopping.signal,
    }),
  )

  const server = createServer({
    headersTimeout: HEADERS_TIMEOUT_MS,
    requestTimeout: REQUEST_TIMEOUT_MS,
    keepAliveTimeout: KEEP_ALIVE_MS,
    // Node's own answer to a request without a host has no body.
    requireHostHeader: false,
    // An offer to speak HTTP/2, which is an upgrade too, is an ordinary request that declines to be upgraded.
    shouldUpgradeCallback: (request) => request.headers.upgrade?.toLowerCase() === 'websocket',
  })
  const connections = trackConnections(server)
  if (!trustProxy) limitSockets(server, new ConnectionLimit(options.maxSocketsPerAddress ?? MOST_SOCKETS), schedule)
  const openWebsockets = new ConnectionLimit(options.maxWebsocketsPerAddress ?? MOST_WEBSOCKETS)

  function onRequest(request: IncomingMessage, response: ServerResponse): void {
    // Once its last answer is out, a connection of a draining server is idle and may go.
    response.once('close', () => stopping.signal.aborted && server.closeIdleConnections())
    answerInTurn(request, response)
  }
  server.on('request', onRequest)
  // Without these two, node answers an `Expect` header by itself before it is known whether the body is wanted.
  server.on('checkContinue', onRequest)
  server.on('checkExpectation', onRequest)
  refuseUnreadable(server, { log, schedule })
  server.on('connect', (_request, socket) =>
    refuseOnSocket(socket, new Refusal(501, 'NOT_IMPLEMENTED', 'CONNECT is not possible on this server.'), schedule),
  )
  server.on('upgrade', (request, socket, head) => {
    const requestId = requestIdOf(request.headers['x-request-id'])
    let toBody: (refusal: Refusal, requestId: string) => string = detailOf
    try {
      const url = readUpgrade(request)
      const address = clientAddressOf(request, trustProxy)
      const leave = openWebsockets.enter(address)
      if (leave === null) throw tooManyOpen('websockets')
      socket.once('close', leave)
      toBody = graphQLErrorsOf
      websockets.accept(request, socket, head, {
        requestId,
        address,
        log: log.with({ requestId }),
        credentials: credentialsOf(toHeaders(request), url),
      })
    } catch (error) {
      const refusal = error instanceof Refusal ? error : unexpected()
      refuseOnSocket(socket, refusal, schedule, { requestId, toBody })
    }
  })

  /** The address at which a websocket is wanted. Throws a {@link Refusal} where none is. */
  function readUpgrade(request: IncomingMessage): URL {
    if (stopping.signal.aborted) throw new Refusal(503, 'DRAINING', 'This server is stopping. Connect again.')
    const target = findTarget(request)
    if (target === null) throw noAddress()
    const url = requestUrl(request, target, trustProxy)
    if (target.path !== '/graphql') throw new Refusal(404, 'NOT_FOUND', 'Websockets are opened at /graphql alone.')
    return url
  }

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

/** Turns away sockets of addresses that have too many open, before anything is read from them. */
function limitSockets(server: Server, limit: ConnectionLimit, schedule: Schedule): void {
  server.on('connection', (socket) => {
    const leave = limit.enter(toCountedAddress(socket.remoteAddress ?? 'unknown'))
    if (leave === null) refuseOnSocket(socket, tooManyOpen('connections'), schedule)
    else socket.once('close', leave)
  })
}

function urlOf(server: Server): string {
  const address = server.address()
  if (address === null || typeof address === 'string') throw new TypeError('The server listens on no port.')
  return localUrl(address.address, address.port)
}
