import type { ExecutionResult } from 'graphql'
import type { MiddlewareHandler } from 'hono'
import type { Credentials, Purpose } from '../identity/rules/credentials.ts'
import type { Log, LogFields } from '../shared/log.ts'
import type { QueryRequest } from './graphql/query-request.ts'
import type { BodyLimit } from './read-body.ts'
import type { Refusal } from './refusal.ts'

export interface RequestContext {
  /** Id of the request, sent in the `x-request-id` header and logged in each line. */
  readonly requestId: string
  /** Client address that limits are counted by: see `clientAddressOf`. */
  readonly address: string
  /** Id of the valid API key that was sent, which pays in place of the address; missing without one. */
  readonly apiKey?: string
  /** Log that adds the request id to each line. */
  readonly log: Log
  /** Adds fields to the line of the request in the log; missing for websockets, which have none. */
  readonly describe?: (fields: LogFields) => void
  /** Settles when the whole response was handed to the network or the client has left; missing for the websocket itself. */
  readonly answered?: Promise<void>
  /** Set for an operation whose answer may be the same for others. */
  readonly query?: QueryRequest
}

export interface Arrival extends RequestContext {
  /** Set for a method that {@link Request} does not support. */
  readonly method?: string
  /** Refusal of a request that is not readable as one of its path. Only the format of the answer depends on the path. */
  readonly refused?: Refusal
}

export interface HttpEnv {
  readonly Bindings: Arrival
}

export interface OperationContext extends RequestContext {
  /** Credentials of the request, or of the request that opened the websocket. */
  readonly credentials: Credentials
  /** Fires when the client of an operation over a websocket no longer waits for it. */
  readonly left?: AbortSignal
  /** Called with the name of the operation before it is executed; null for one without a name. */
  readonly onOperation?: (name: string | null) => void
  /** Called with the result as it is sent. */
  readonly onResult?: (result: ExecutionResult) => void
}

/** Context of an operation after parsing. */
export interface ParsedOperation extends OperationContext {
  readonly purpose: Purpose
}

export type PathParameters = Readonly<Record<string, string>>

/** Handles one request. Throws a {@link Refusal} for one that it refuses. */
export type Handler = (request: Request, context: RequestContext) => Response | Promise<Response>

type RouteHandler = (...received: [...Parameters<Handler>, PathParameters]) => ReturnType<Handler>

export interface Route {
  /** Supported methods. With `GET`, `HEAD` is supported too. */
  readonly methods: readonly ('GET' | 'POST' | 'PUT')[]
  /** Pattern of Hono with lower-case literals, such as `/v2/champions/:id/stats`. */
  readonly path: string
  /** Checks the head of a request before its body is read. Throws a {@link Refusal}. */
  readonly admit?: (head: Request, context: RequestContext) => Promise<void>
  /** Runs around the rest of the request, before its body is read. */
  readonly around?: readonly MiddlewareHandler<HttpEnv>[]
  /** Limit of the body; 100,000 bytes by default. */
  readonly bodyLimit?: BodyLimit
  readonly handle: RouteHandler
}
