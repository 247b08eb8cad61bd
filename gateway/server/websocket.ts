import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { CloseCode, handleProtocols, makeServer } from 'graphql-ws'
import { WebSocketServer, type WebSocket } from 'ws'
import type { GraphQLEngine } from './graphql.ts'
import { formatError, toGraphQLError } from './graphql-errors.ts'
import { MAX_BODY_BYTES } from './http-adapter.ts'
import type { OperationContext } from './route.ts'

/** A client that does not answer a ping before the next one is due is gone. */
const PING_INTERVAL_MS = 12_000

/** How long a client may take to say `connection_init`. */
const INIT_TIMEOUT_MS = 5_000

/** Close codes of the websocket protocol itself. */
const GOING_AWAY = 1001
const UNSUPPORTED_DATA = 1003

/** GraphQL over websockets, in the `graphql-transport-ws` protocol. */
export interface GraphQLWebsockets {
  /** Takes over the socket of a request to upgrade. The context stands for every operation of the connection. */
  accept(request: IncomingMessage, socket: Duplex, head: Buffer, context: OperationContext): void
  /** Tells every client to connect elsewhere. */
  goAway(): void
}

export function createGraphQLWebsockets(engine: GraphQLEngine): GraphQLWebsockets {
  const protocol = createProtocol(engine)
  const sockets = new WebSocketServer({
    noServer: true,
    handleProtocols,
    maxPayload: MAX_BODY_BYTES,
    perMessageDeflate: false,
  })

  return {
    accept(request, socket, head, context) {
      sockets.handleUpgrade(request, socket, head, (websocket) => serve(protocol, websocket, context))
    },
    goAway() {
      for (const websocket of sockets.clients) websocket.close(GOING_AWAY, 'Going away')
    },
  }
}

type Protocol = ReturnType<typeof createProtocol>

/** Operations pass through the same limits, and their errors through the same masking, as over HTTP. */
function createProtocol(engine: GraphQLEngine) {
  const { execute, subscribe } = engine.getEnveloped({})
  return makeServer<Record<string, unknown>, OperationContext>({
    connectionInitWaitTimeout: INIT_TIMEOUT_MS,
    execute,
    subscribe,
    async onSubscribe({ extra }, _id, { query, operationName, variables }) {
      try {
        const { schema, parse, validate, contextFactory } = engine.getEnveloped({ ...extra })
        const document = parse(query)
        const errors = validate(schema, document)
        if (errors.length > 0) return errors
        const contextValue = await contextFactory()
        return { schema, document, contextValue, operationName, variableValues: variables }
      } catch (thrown) {
        return [toGraphQLError(thrown)]
      }
    },
    onNext({ extra }, _id, _payload, _args, { errors, data, extensions }) {
      if (errors === undefined) return undefined
      const formatted = errors.map((error) => formatError(error, extra))
      // An operation that could not start has no data at all.
      return {
        errors: formatted,
        ...(data === undefined ? {} : { data }),
        ...(extensions === undefined ? {} : { extensions }),
      }
    },
    onError({ extra }, _id, _payload, errors) {
      return errors.map((error) => formatError(error, extra))
    },
  })
}

/** Ties one websocket to the protocol until it closes. */
function serve(protocol: Protocol, websocket: WebSocket, context: OperationContext): void {
  const { log } = context

  function fail(error: unknown): void {
    log.error('websocket failed', { error })
    websocket.close(CloseCode.InternalServerError, 'Internal server error')
  }

  const closed = protocol.opened(
    {
      protocol: websocket.protocol,
      send: (text) => send(websocket, text),
      close: (code, reason) => websocket.close(code, reason),
      onMessage: (listener) => {
        websocket.addEventListener('message', ({ data }) => {
          if (typeof data === 'string') listener(data).catch(fail)
          else websocket.close(UNSUPPORTED_DATA, 'Send text')
        })
      },
    },
    context,
  )
  const stopPinging = keepAlive(websocket)
  // What a client did wrong, such as a message over the limit; ws itself closes the connection with the fitting code.
  websocket.on('error', (error) => log.debug('websocket broke', { error }))
  websocket.once('close', (code, reason) => {
    stopPinging()
    closed(code, String(reason)).catch(fail)
  })
}

function send(websocket: WebSocket, text: string): Promise<void> {
  // An event for a client that has just left is nobody's loss.
  if (websocket.readyState !== websocket.OPEN) return Promise.resolve()
  return new Promise((resolve, reject) => websocket.send(text, (error) => (error == null ? resolve() : reject(error))))
}

/** Pings, and drops a client whose connection died without a word. The answer stops it. */
function keepAlive(websocket: WebSocket): () => void {
  let answered = true
  websocket.on('pong', () => {
    answered = true
  })
  const interval = setInterval(() => {
    if (!answered) return websocket.terminate()
    answered = false
    websocket.ping()
  }, PING_INTERVAL_MS)
  return () => clearInterval(interval)
}
