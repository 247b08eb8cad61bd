import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { GraphQLError } from 'graphql'
import { CloseCode, handleProtocols, makeServer, type SubscribePayload } from 'graphql-ws'
import { WebSocketServer, type WebSocket } from 'ws'
import type { Departures } from '../../http/connection/departures.ts'
import { STALLED_MS } from '../../http/connection/stalled-reader.ts'
import { checkApiKey, type Keys } from '../../http/graphql/api-keys.ts'
import { clientNameOf } from '../../http/graphql/client-name.ts'
import type { GraphQLEngine } from '../../http/graphql/graphql-engine.ts'
import { formatError, toGraphQLError } from '../../http/graphql/graphql-errors.ts'
import { OPERATION_NAME_LENGTH, operationNameOf } from '../../http/graphql/operation-name.ts'
import { findDocument, type PersistedDocuments } from '../../http/graphql/persisted-queries.ts'
import { REFUSAL_DELAY_MS } from '../../http/graphql/rate-limit.ts'
import { MAX_BODY_BYTES } from '../../http/read-body.ts'
import type { OperationContext } from '../../http/route.ts'
import type { Credentials } from '../../identity/rules/credentials.ts'
import type { Viewer } from '../../identity/rules/viewer.ts'
import { isRateLimited } from '../../limits/errors.ts'
import type { EventLoopTurns } from '../../limits/event-loop-turns.ts'
import type { PointBudgets } from '../../limits/point-budgets.ts'
import { PING_INTERVAL_MS } from '../rules/ping-interval.ts'
import { SharedSubscription } from '../sharing/shared-subscription.ts'
import { DEFLATING, offersDeflate } from './deflate.ts'
import { withQuery } from './documents.ts'
import { refuseHandshake } from './handshake.ts'
import { InboxBytes, WebsocketInbox } from './inbox.ts'
import { OperationLine } from './operation-line.ts'
import { WebsocketOperations } from './operations.ts'
import { WebsocketOutlet } from './outlet.ts'
import {
  API_KEY_ENDED,
  API_KEY_REFUSALS,
  endOf,
  findRefusal,
  runAt,
  SIGN_IN_ENDED,
  type Timer,
  withConnectionParams,
} from './sign-in.ts'
import { directWriter, publicWriter, type WebsocketWriter } from './writers.ts'

/** Deadline for `connection_init`. */
const INIT_TIMEOUT_MS = 5_000

/** Maximum length of an operation's id, which is kept and sent with each update. */
const MAX_ID_LETTERS = 256

/** Maximum size of the reason in a close frame. */
const MAX_REASON_BYTES = 123

/** Code and reason of a server that stops. */
const GOING_AWAY = [1001, 'This server is stopping. Connect again, and continue after your last cursor.'] as const

const UNSUPPORTED_DATA = 1003

/** Error of graphql-ws for a message that only a server may send; a test pins the wording down. */
const SERVER_ONLY_MESSAGE = /^Unexpected message of type /

/** Our own close code, for a client that does not read. */
const STALLED = 4008
const FLOOD_REASON = 'Too much was sent before the responses were read. Connect again, and read them.'
const STALLED_REASON = `No data was read for ${STALLED_MS / 1000} s. Connect again and continue after your last cursor.`

/** GraphQL over websockets, in the `graphql-transport-ws` protocol. */
export interface GraphQLWebsockets {
  /**
   * Takes over the socket of an upgrade request. The context applies to every operation of the connection; a token in
   * `connection_init` replaces the one in the header. A rejected token closes the connection with 4403, and so does the end
   * of a sign-in; an unknown API key, or one that is revoked, with 4401. Throws a Refusal for a bad handshake.
   */
  accept(request: IncomingMessage, socket: Duplex, head: Buffer, context: OperationContext): void
  /** Returns the number of open connections. */
  count(): number
}

interface GraphQLWebsocketsOptions extends Timer {
  readonly engine: GraphQLEngine
  /** Parsing a document takes a turn. */
  readonly turns: EventLoopTurns
  readonly budgets: PointBudgets
  readonly keys: Keys
  readonly documents: PersistedDocuments
  /** Identifies the viewer with these credentials, from the address used for limits. */
  readonly identify: (credentials: Credentials, address: string) => Promise<Viewer>
  readonly writer: WebsocketWriterName
  /** Closes each connection with 1001 when the server stops, so that its client connects elsewhere. */
  readonly departures: Departures
}

/** Writers of shared updates: `public` uses only `send` of ws, `direct` writes its own frames, which can be deflated. */
export type WebsocketWriterName = 'public' | 'direct'

interface Connection {
  context: OperationContext
  /** The name that the client gave itself when it connected. */
  readonly client: string
  readonly close: (code: number, reason: string) => void
  /** Closes the connection at a time in milliseconds since 1970. */
  readonly endAt: (moment: number) => void
  /** Closes the connection when an API key is revoked. */
  readonly endWithKey: (id: string) => void
  readonly outlet: WebsocketOutlet
  /** Pauses reading from the client for as long as the delay of a refusal over HTTP. */
  readonly pause: () => void
  readonly operations: WebsocketOperations
}

export function createGraphQLWebsockets(options: GraphQLWebsocketsOptions): GraphQLWebsockets {
  const protocol = createProtocol(options)
  const writer = options.writer === 'direct' ? directWriter : publicWriter
  const settings = {
    noServer: true,
    handleProtocols,
    maxPayload: MAX_BODY_BYTES,
    // One message per turn of the event loop: thousands of one client do not delay those of others. Its socket is not read
    // meanwhile.
    allowSynchronousEvents: false,
    autoPong: false,
  }
  const plain = new WebSocketServer({ ...settings, perMessageDeflate: false })
  const deflating = new WebSocketServer({ ...settings, perMessageDeflate: DEFLATING })
  for (const webSocketServer of [plain, deflating]) webSocketServer.on('wsClientError', refuseHandshake)
  const inboxBytes = new InboxBytes()

  return {
    accept(request, socket, head, context) {
      const webSocketServer = writer.takesDeflated && offersDeflate(request) ? deflating : plain
      webSocketServer.handleUpgrade(request, socket, head, (websocket) =>
        serve({ ...options, protocol, writer, websocket, socket, context, client: clientOf(request), inboxBytes }),
      )
    },
    count: () => plain.clients.size + deflating.clients.size,
  }
}

type Protocol = ReturnType<typeof createProtocol>

/** Creates the protocol server. Operations have the same limits and the same error masking as over HTTP. */
function createProtocol({ engine, turns, budgets, keys, documents, identify }: GraphQLWebsocketsOptions) {
  const { execute, subscribe } = engine.getEnveloped({})
  return makeServer<Record<string, unknown>, Connection>({
    connectionInitWaitTimeout: INIT_TIMEOUT_MS,
    execute,
    subscribe,
    async onConnect({ extra: connection, connectionParams }) {
      const credentials = withConnectionParams(connection.context.credentials, connectionParams)
      const { address } = connection.context
      const check = await checkApiKey(credentials.authorization, address, { keys, budgets })
      if (check?.kind === 'refused') {
        const [code, reason] = API_KEY_REFUSALS[check.problem]
        connection.close(code, reason)
        return false
      }
      if (check !== null) {
        connection.context = { ...connection.context, credentials, apiKey: check.id }
        connection.endWithKey(check.id)
        return true
      }
      const viewer = await identify(credentials, address)
      const refusal = findRefusal(viewer, credentials)
      if (refusal !== null) {
        connection.close(CloseCode.Forbidden, refusal)
        return false
      }
      connection.context = { ...connection.context, credentials }
      const end = endOf(viewer)
      if (end !== null) connection.endAt(end)
      return true
    },
    async onSubscribe({ extra, subscriptions }, id, { operationName, variables, ...payload }) {
      try {
        if (id.length > MAX_ID_LETTERS) throw tooLongId()
        const line = new OperationLine(extra.context.log, extra.client)
        const { left, answered } = extra.operations.begin(id, () => Object.hasOwn(subscriptions, id), line)
        await turns.begin(extra.context.address)
        const extensions = payload.extensions ?? {}
        const query = findDocument(documents, payload.query, extensions)
        const params = { query, extensions }
        const { schema, parse, validate, contextFactory } = engine.getEnveloped({
          ...extra.context,
          left,
          answered,
          params,
        })
        const document = parse(query)
        line.setOperation(operationNameOf({ document, operationName }))
        const errors = validate(schema, document)
        if (errors.length > 0) return errors
        const contextValue = await contextFactory()
        return { schema, document, contextValue, operationName, variableValues: variables }
      } catch (thrown) {
        return [toGraphQLError(thrown)]
      }
    },
    onOperation({ extra }, id, _payload, _args, result) {
      if (result instanceof SharedSubscription) result.deliverTo(extra.outlet.readerFor(id))
      else if ('errors' in result && result.errors?.some(isRateLimited) === true) extra.pause()
    },
    onNext({ extra }, id, payload, _args, { errors, data, extensions }) {
      if (errors === undefined) return undefined
      const formatted = errors.map((error) => formatError(error, withOperation(extra.context, payload)))
      extra.operations.noteErrors(id, formatted)
      // An operation that could not start has no `data` property at all.
      return {
        errors: formatted,
        ...(data === undefined ? {} : { data }),
        ...(extensions === undefined ? {} : { extensions }),
      }
    },
    onComplete({ extra }, id) {
      extra.operations.end(id)
    },
    onError({ extra }, id, payload, errors) {
      const formatted = errors.map((error) => formatError(error, withOperation(extra.context, payload)))
      extra.operations.noteErrors(id, formatted)
      return formatted
    },
  })
}

/** Puts the name of an operation into the log lines about it, which have the request id of its connection. */
function withOperation(context: OperationContext, { operationName }: SubscribePayload): OperationContext {
  if (operationName == null) return context
  return { ...context, log: context.log.with({ operation: operationName.slice(0, OPERATION_NAME_LENGTH) }) }
}

function clientOf({ headers }: IncomingMessage): string {
  return clientNameOf({ get: (name) => headers[name]?.toString() ?? null })
}

function tooLongId(): GraphQLError {
  const message = `The id of an operation may have at most ${MAX_ID_LETTERS} letters: use a number, or a UUID.`
  return new GraphQLError(message, { extensions: { code: 'BAD_REQUEST' } })
}

interface Serving extends Timer {
  readonly protocol: Protocol
  readonly keys: Keys
  readonly writer: WebsocketWriter
  readonly websocket: WebSocket
  readonly socket: Duplex
  readonly context: OperationContext
  readonly client: string
  readonly inboxBytes: InboxBytes
  readonly departures: Departures
}

/** Connects one websocket to the protocol until it closes. */
function serve(serving: Serving): void {
  const { protocol, keys, writer, websocket, socket, context, client, inboxBytes, departures, ...timer } = serving
  const { log } = context
  let stopWaiting: (() => void) | null = null

  function fail(error: unknown): void {
    log.error('websocket failed', { error })
    websocket.close(CloseCode.InternalServerError, 'Internal server error')
  }

  function refuseOrFail(error: unknown): void {
    if (error instanceof Error && SERVER_ONLY_MESSAGE.test(error.message)) {
      websocket.close(CloseCode.BadRequest, 'Invalid message received')
    } else {
      fail(error)
    }
  }

  function disconnect(reason: string): void {
    log.warn('websocket stalled')
    inbox.clear()
    websocket.close(STALLED, reason)
    // Otherwise the client's close frame would not be read.
    websocket.resume()
  }

  const takesDeflated = websocket.extensions === 'permessage-deflate'
  const outlet = new WebsocketOutlet({
    websocket,
    socket,
    writer,
    takesDeflated,
    schedule: timer.schedule,
    onStall: () => disconnect(STALLED_REASON),
    onDrained: () => void inbox.release(),
  })
  const operations = new WebsocketOperations(outlet)
  const inbox = new WebsocketInbox({
    websocket,
    outlet,
    inboxBytes,
    onOverflow: () => disconnect(FLOOD_REASON),
  })
  const closed = protocol.opened(
    {
      protocol: websocket.protocol,
      send: (text) => outlet.sendText(text),
      // The reason can contain an id sent by the client, which has any length.
      close: (code, reason = '') => websocket.close(code, toCloseReason(reason)),
      onMessage: (listener) =>
        inbox.handOnTo((text) => void listener(withQuery(text)).then(() => operations.endCompleted(), refuseOrFail)),
    },
    {
      context,
      client,
      outlet,
      pause: () => inbox.pauseFor(timer.schedule, REFUSAL_DELAY_MS),
      operations,
      close: (code, reason) => websocket.close(code, reason),
      endAt(moment) {
        // The client may have left while its token was verified.
        if (websocket.readyState !== websocket.OPEN) return
        stopWaiting = runAt(timer, moment, () => websocket.close(CloseCode.Forbidden, SIGN_IN_ENDED))
      },
      endWithKey(id) {
        if (websocket.readyState !== websocket.OPEN) return
        stopWaiting = keys.follow(id, () => websocket.close(CloseCode.Unauthorized, API_KEY_ENDED))
      },
    },
  )
  websocket.addEventListener('message', ({ data }) => {
    // A client whose connection is closing may still send for a while.
    if (websocket.readyState !== websocket.OPEN) return
    if (typeof data === 'string') inbox.take(data)
    else websocket.close(UNSUPPORTED_DATA, 'Send text')
  })
  const noteLeft = departures.add(() => websocket.close(...GOING_AWAY))
  const stopPinging = keepAlive(websocket, () => outlet.hasUnread() || inbox.hasUnprocessed)
  websocket.on('ping', (data) => outlet.answerPing(data))
  // Mistakes of the client, such as a message over the limit; ws itself closes the connection with the right code.
  websocket.on('error', (error) => log.debug('websocket broke', { error }))
  websocket.once('close', (code, reason) => {
    noteLeft()
    stopPinging()
    stopWaiting?.()
    outlet.close()
    operations.endAll()
    inbox.clear()
    closed(code, String(reason)).catch(fail)
  })
}

/** Shortens a reason to the limit of the websocket protocol: whole letters in at most 123 bytes. */
function toCloseReason(reason: string): string {
  return new TextDecoder().decode(Buffer.from(reason).subarray(0, MAX_REASON_BYTES), { stream: true })
}

/** Pings a client, and disconnects it if it does not answer. The returned function stops the pings. */
function keepAlive(websocket: WebSocket, isBackedUp: () => boolean): () => void {
  let answered = true
  websocket.on('pong', () => {
    answered = true
  })
  const interval = setInterval(() => {
    // A ping would wait behind unread data, which has a limit of its own; a pong is not read while the inbox is paused.
    if (isBackedUp()) return
    if (!answered) return websocket.terminate()
    answered = false
    websocket.ping()
  }, PING_INTERVAL_MS)
  return () => clearInterval(interval)
}
