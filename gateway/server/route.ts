import type { Credentials, Purpose } from '../domain/credentials.ts'
import type { Log } from './log.ts'
import type { Refusal } from './refusal.ts'

/** What a handler knows about a request besides the request itself. */
export interface RequestContext {
  /** Stands in the `x-request-id` header of the answer and in each line of the log. */
  readonly requestId: string
  /** What limits are counted by: `clientAddressOf` the request. */
  readonly address: string
  /** Writes the request id into each of its lines. */
  readonly log: Log
  /** Settles when the whole answer was handed to the network, or the client has left; not known for the websocket itself. */
  readonly answered?: Promise<void>
}

/** What is known about an operation besides what it asks for. */
export interface OperationContext extends RequestContext {
  /** Those of the request, or of the one that opened the websocket. */
  readonly credentials: Credentials
  /** Fires when the client of an operation over a websocket does not wait for it any more. */
  readonly left?: AbortSignal
}

/** An operation that was read. */
export interface ParsedOperation extends OperationContext {
  readonly purpose: Purpose
}

/** Answers one request. A `HEAD` request arrives as `GET`: the server leaves the body out of what is sent. */
export type Handler = (request: Request, context: RequestContext) => Response | Promise<Response>

/**
 * Looks at the head of a request before its body is read: the answer to a request that is refused for its head, or null
 * to let it through. A `HEAD` request arrives as `GET`.
 */
export type Admission = (head: Request, context: RequestContext) => Promise<Response | null>

/** One kind of path: which methods it takes, who answers, and in which form it says no. */
export interface Route {
  /** `any` hands every method to the handler, `OPTIONS` too: it says itself what each of its paths takes. */
  readonly methods: readonly string[] | 'any'
  /** True when pages of other sites may read the answers, without credentials. */
  readonly crossOrigin: boolean
  /** True where a path that is not well encoded is answered like any other; elsewhere it is refused with 400. */
  readonly anyPath?: boolean
  /** What the log says in place of a path that holds a secret. */
  readonly loggedAs?: string
  /** Everything is let through when left out. */
  readonly admit?: Admission
  readonly handle: Handler
  readonly refuse: (refusal: Refusal, requestId: string) => Response
}
