import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { setImmediate } from 'node:timers/promises'
import { withCardStatus } from '../accounts/routes/with-card-status.ts'
import { createGraphQLWebsockets, type WebsocketWriterName } from '../delivery/websocket/websocket.ts'
import { createApp } from '../http/app.ts'
import { clientAddressOf, toCountedAddress } from '../http/connection/client-address.ts'
import { ConnectionLimit } from '../http/connection/connection-limit.ts'
import { Departures } from '../http/connection/departures.ts'
import { createExchange } from '../http/connection/exchange.ts'
import { toHeaders } from '../http/connection/http-adapter.ts'
import { inTurn } from '../http/connection/in-turn.ts'
import { KEEP_ALIVE_MS } from '../http/connection/keep-alive.ts'
import { refuseOnSocket, tooManyOpen } from '../http/connection/refuse-socket.ts'
import { requestIdOf } from '../http/connection/request-id.ts'
import { findTarget, noAddress, requestUrl } from '../http/connection/request-url.ts'
import type { Schedule } from '../http/connection/stalled-reader.ts'
import { refuseUnreadable } from '../http/connection/unreadable-requests.ts'
import { credentialsOf } from '../http/graphql/credentials.ts'
import { createPersistedDocuments } from '../http/graphql/persisted-queries.ts'
import { localUrl } from '../http/local-url.ts'
import { fileOrPage } from '../http/pages/file-or-page.ts'
import { pagePolicyFor, type SignInHosts } from '../http/pages/security-headers.ts'
import type { SeparatePage } from '../http/pages/separate-page.ts'
import { joinFiles, NO_FILES, readStaticFiles } from '../http/pages/static-files.ts'
import { detailOf, graphQLErrorsOf, Refusal, unexpected } from '../http/refusal.ts'
import type { Handler } from '../http/route.ts'
import type { OnRequest } from '../http/surface.ts'
import type { Credentials } from '../identity/rules/credentials.ts'
import type { Viewer } from '../identity/rules/viewer.ts'
import type { Log } from '../shared/log.ts'
import { createGraphQLEngine, type GraphQLOptions } from './graphql.ts'
import { listRoutes, type RouteParts } from './routes.ts'

/** Deadlines for the head of a request, and for the whole request. */
const HEADERS_TIMEOUT_MS = 10_000
const REQUEST_TIMEOUT_MS = 30_000

/** Longer than a visitor waits for Riot, and short enough for platforms that end a process ten seconds after their signal. */
export const DRAIN_MS = 5_000

/**
 * Connections that the system holds until they are accepted. With Node's 511, the clients of another instance that stops lose their first
 * packets, and wait for seconds. The system may have a lower limit: `net.core.somaxconn`, 4096 on Linux.
 */
const MAX_UNACCEPTED = 4_096

/** Default limits of open connections of one client address. */
const MAX_SOCKETS = 200
const MAX_WEBSOCKETS = 50

export interface ServerOptions extends Omit<RouteParts, 'engine' | 'explorer' | 'overlay' | 'isDraining'> {
  /** The address to listen on, such as `127.0.0.1`; null listens on every address of the machine. */
  readonly host: string | null
  /** 0 takes any free port, which `url` then contains. */
  readonly port: number
  readonly graphql: GraphQLOptions
  /** Identifies the viewer with these credentials. Called when a websocket is opened, with the address used for limits. */
  readonly identify: (credentials: Credentials, address: string) => Promise<Viewer>
  /** Sign-in hosts that pages may load from; null when no sign-in is set up. */
  readonly signIn: SignInHosts | null
  /** Handles all other paths: a page with 200, or the "not found" page with 404. */
  readonly pages: Handler
  /** Documents that requests may name by their hash from the start; none by default. */
  readonly documents?: readonly string[]
  /** Folder of the built client; null to serve everything else without it. */
  readonly clientDirectory: string | null
  /** The page that browsers get at `/graphql`; null to answer them like other clients. */
  readonly explorer: SeparatePage | null
  /** The page at `/overlay` and `/embed`; null when it was not built. */
  readonly overlay: SeparatePage | null
  readonly log: Log
  /** Called for each answered request, and for each handshake of a websocket. */
  readonly onRequest?: OnRequest
  /** Returns the time in milliseconds since 1970; decides when a sign-in ends. */
  readonly now: () => number
  /** The same clock, for the timeouts of stalled clients and ended sign-ins, and for the expiry of first updates. */
  readonly schedule: Schedule
  /** Writer of shared updates to websockets; defaults to `direct`. */
  readonly websocketWriter?: WebsocketWriterName
  /** True behind a proxy that sets `x-forwarded-proto` and `x-forwarded-host`; false ignores both. */
  readonly trustProxy: boolean
  /** 200 by default. Behind a trusted proxy sockets are not counted, because all of them are the proxy's. */
  readonly maxSocketsPerAddress?: number
  /** 50 by default. */
  readonly maxWebsocketsPerAddress?: number
  /** Longest wait for running requests once the server drains, in milliseconds; defaults to {@link DRAIN_MS}. */
  readonly drainMs?: number
}

export interface RunningServer {
  /** No slash at the end. */
  readonly url: string
  /** Number of open websockets. */
  countWebsockets(): number
  /**
   * Stops the server. It is no longer ready, but answers as before for `graceMs`, 0 by default, while proxies notice that; answers
   * close their connections. Then it drains: it accepts no new connections, closes websockets, event streams and idle connections,
   * and lets running requests finish. Settles once all connections are closed, by force if necessary.
   */
  close(graceMs?: number): Promise<void>
}

/** Serves the whole product on one port. Rejects if the port is taken or the folder of the client is missing. */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { host, port, clientDirectory, explorer, overlay, log, schedule, trustProxy, drainMs = DRAIN_MS } = options
  const { onRequest = ignore } = options
  const stopping = new AbortController()
  let isDraining = false
  const departures = new Departures(schedule)
  const documents = createPersistedDocuments(options.documents)
  const engine = createGraphQLEngine(options.graphql, options.limits, schedule, documents)
  const websockets = createGraphQLWebsockets({
    engine,
    turns: options.limits.turns,
    budgets: options.limits.budgets,
    keys: options.keys,
    documents,
    identify: options.identify,
    now: options.now,
    schedule,
    writer: options.websocketWriter ?? 'direct',
    departures,
  })
  const clientFiles = clientDirectory === null ? NO_FILES : await readStaticFiles(clientDirectory)
  const files = joinFiles([clientFiles, explorer?.files ?? NO_FILES, overlay?.files ?? NO_FILES])
  const app = createApp({
    routes: listRoutes({
      ...options,
      engine,
      explorer: explorer?.handle ?? null,
      overlay: overlay === null ? null : withCardStatus(overlay.handle),
      isDraining: () => stopping.signal.aborted,
    }),
    page: fileOrPage(files, options.pages),
    now: options.now,
  })
  const answerInTurn = inTurn(
    createExchange({
      app,
      queryCache: options.queryCache,
      pagePolicy: pagePolicyFor(options.signIn),
      trustProxy,
      log,
      now: options.now,
      schedule,
      onRequest,
      stop: stopping.signal,
      departures,
    }),
  )

  const server = createServer({
    headersTimeout: HEADERS_TIMEOUT_MS,
    requestTimeout: REQUEST_TIMEOUT_MS,
    keepAliveTimeout: KEEP_ALIVE_MS,
    // Node's own response to a request without a host has no body.
    requireHostHeader: false,
    // An offer to upgrade to HTTP/2 is handled as an ordinary request, without the upgrade.
    shouldUpgradeCallback: (request) => request.headers.upgrade?.toLowerCase() === 'websocket',
  })
  const connections = trackConnections(server)
  if (!trustProxy) limitSockets(server, new ConnectionLimit(options.maxSocketsPerAddress ?? MAX_SOCKETS), schedule)
  const openWebsockets = new ConnectionLimit(options.maxWebsocketsPerAddress ?? MAX_WEBSOCKETS)

  function answer(request: IncomingMessage, response: ServerResponse): void {
    // Once its last response is sent, a connection of a draining server is idle and can be closed.
    response.once('close', () => isDraining && server.closeIdleConnections())
    answerInTurn(request, response)
  }
  server.on('request', answer)
  // Without these two listeners, node answers an `Expect` header before it is known whether the body is needed.
  server.on('checkContinue', answer)
  server.on('checkExpectation', answer)
  refuseUnreadable(server, { log, schedule })
  server.on('connect', (_request, socket) =>
    refuseOnSocket(socket, new Refusal(501, 'NOT_IMPLEMENTED', 'CONNECT is not supported by this server.'), schedule),
  )
  server.on('upgrade', (request, socket, head) => {
    const started = performance.now()
    const finish = (status: number) =>
      onRequest({ surface: 'websocket', status, durationMs: performance.now() - started })
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
      finish(101)
    } catch (error) {
      const refusal = error instanceof Refusal ? error : unexpected()
      finish(refusal.status)
      refuseOnSocket(socket, refusal, schedule, { requestId, toBody })
    }
  })

  /** Returns the URL of a websocket request. Throws a {@link Refusal} for a path without websockets. */
  function readUpgrade(request: IncomingMessage): URL {
    if (isDraining) throw new Refusal(503, 'DRAINING', 'This server is stopping. Connect again.')
    const target = findTarget(request)
    if (target === null) throw noAddress()
    const url = requestUrl(request, target, trustProxy)
    if (target.path !== '/graphql') throw new Refusal(404, 'NOT_FOUND', 'Open websockets at /graphql only.')
    return url
  }

  async function stop(graceMs: number): Promise<void> {
    stopping.abort()
    if (graceMs > 0) await new Promise<void>((resolve) => schedule(graceMs, resolve))
    isDraining = true
    // The system resets connections that it holds when the server closes: this turn accepts them.
    await setImmediate()
    const closed = once(server, 'close')
    server.close()
    departures.begin()
    // This turn reads the requests that have already arrived on new connections.
    await setImmediate()
    // Browsers open connections in advance, and node counts a connection without any request as busy.
    for (const socket of connections) if (socket.bytesRead === 0) socket.destroy()
    const deadline = setTimeout(() => connections.forEach((socket) => socket.destroy()), drainMs)
    await closed
    clearTimeout(deadline)
  }

  server.listen({ port, host: host ?? undefined, backlog: MAX_UNACCEPTED })
  await once(server, 'listening')
  let closing: Promise<void> | null = null
  return {
    url: urlOf(server),
    countWebsockets: () => websockets.count(),
    close: (graceMs = 0) => (closing ??= stop(graceMs)),
  }
}

const ignore = () => {}

function trackConnections(server: Server): ReadonlySet<Socket> {
  const connections = new Set<Socket>()
  server.on('connection', (socket) => {
    connections.add(socket)
    socket.once('close', () => connections.delete(socket))
  })
  return connections
}

/** Refuses sockets of addresses with too many open ones, before anything is read from them. */
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
