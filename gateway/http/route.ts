import type { Credentials, Purpose } from '../identity/rules/credentials.ts'
import type { Log } from '../shared/log.ts'
import type { Refusal } from './refusal.ts'

/** Context of a request for its handler. */
export interface RequestContext {
  /** Id of the request, sent in the `x-request-id` header and logged in each line. */
  readonly requestId: string
  /** Client address that limits are counted by: see `clientAddressOf`. */
  readonly address: string
  /** Log that adds the request id to each line. */
  readonly log: Log
  /** Settles when the whole response was handed to the network or the client has left; missing for the websocket itself. */
  readonly answered?: Promise<void>
}

/** Context of an operation. */
export interface OperationContext extends RequestContext {
  /** Credentials of the request, or of the request that opened the websocket. */
  readonly credentials: Credentials
  /** Fires when the client of an operation over a websocket no longer waits for it. */
  readonly left?: AbortSignal
}

/** Context of an operation after parsing. */
export interface ParsedOperation extends OperationContext {
  readonly purpose: Purpose
}

/** Handles one request. A `HEAD` request arrives as `GET`, and the server omits the body of the response. */
export type Handler = (request: Request, context: RequestContext) => Response | Promise<Response>

/**
 * Checks the head of a request before its body is read. Returns a response to refuse the request, or null to admit it. A
 * `HEAD` request arrives as `GET`.
 */
export type Admission = (head: Request, context: RequestContext) => Promise<Response | null>

/** The route of one kind of path: its methods, its handler, and the format of its refusals. */
export interface Route {
  /** Allowed methods. `any` passes every method to the handler, including `OPTIONS`, and the handler checks them itself. */
  readonly methods: readonly string[] | 'any'
  /** True if pages of other sites may read the responses, without credentials. */
  readonly crossOrigin: boolean
  /** True to handle paths with invalid percent-encoding like any other; by default they are refused with 400. */
  readonly anyPath?: boolean
  /** Logged in place of a path that contains a secret. */
  readonly loggedAs?: string
  /** Defaults to admitting every request. */
  readonly admit?: Admission
  readonly handle: Handler
  readonly refuse: (refusal: Refusal, requestId: string) => Response
}
