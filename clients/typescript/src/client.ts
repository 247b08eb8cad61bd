import { type Clock, sleep, systemClock, within } from './clock.ts'
import { toTransportError } from './failure.ts'
import { type SubscribeOptions, type SubscriptionEvent, subscribeOver } from './subscription.ts'
import { type Answer, createTransport, isPassing, type Result } from './transport.ts'
import type { Arguments, TypedDocument } from './typed-document.ts'

export type { Clock } from './clock.ts'
export type { LanewatchError, LimitError, OperationError, ResponseError, TransportError } from './failure.ts'
export { type ListState, type ListUpdate, type LiveItem, toLists } from './live-list.ts'
export type { SubscribeOptions, SubscriptionEvent } from './subscription.ts'
export type { Answer } from './transport.ts'
export type { TypedDocument } from './typed-document.ts'

/** Number of attempts to send a query. */
const ATTEMPTS = 5

/** An answer that waits for Riot can take half a minute. A server that is silent for longer than this is unreachable. */
const MAX_ANSWER_MS = 60_000

export interface ClientOptions {
  /** Address of the server, such as `https://lanewatch.example`. */
  readonly url: string
  /** An API key, which then pays in place of the client's address. */
  readonly apiKey?: string | undefined
  /** Name of the program in the server's log. */
  readonly name?: string | undefined
  /** Replaces the global `fetch`. */
  readonly fetch?: ((url: string, init: RequestInit) => Promise<Response>) | undefined
  /** Replaces the clock of the machine. */
  readonly clock?: Clock | undefined
  /** Replaces `Math.random`, from 0 to less than 1. */
  readonly random?: (() => number) | undefined
}

export interface QueryOptions {
  /** Ends the operation, and every wait for it. The promise then rejects with its reason. */
  readonly signal?: AbortSignal | undefined
}

export interface Client {
  /**
   * Executes a query. Waits while the server has no points left for it. Sends it up to five times when the server is
   * unreachable, silent for a minute, overloaded or asks to come back later; a mutation is sent once.
   */
  query<Data, Variables extends object>(
    document: TypedDocument<Data, Variables>,
    ...rest: Arguments<Variables, QueryOptions>
  ): Promise<Answer<Data>>
  /**
   * Yields the events of a subscription. After a lost connection it reconnects for ever, and continues after the last cursor
   * if the document selects `cursor` and passes the variable `after`. Throws a {@link LanewatchError} when the server refuses
   * the operation for good, and the reason of the signal when that is aborted.
   */
  subscribe<Data, Variables extends object>(
    document: TypedDocument<Data, Variables>,
    ...rest: Arguments<Variables, SubscribeOptions>
  ): AsyncGenerator<SubscriptionEvent<Data>, never>
}

/** Returns a client of a Lanewatch server. Use one for all operations: it counts the points that are left. */
export function createClient(options: ClientOptions): Client {
  const { url, apiKey, name, fetch = globalThis.fetch, clock = systemClock, random = Math.random } = options
  const transport = createTransport({ url, apiKey, name, fetch, clock, random })

  async function attempt<Data>(
    document: string,
    variables: object | undefined,
    signal: AbortSignal | undefined,
  ): Promise<Answer<Data>> {
    const lost = new AbortController()
    const silent = new Error(`The server did not answer within ${MAX_ANSWER_MS / 1000} seconds.`)
    const wait = <T>(promise: Promise<T>) => within(clock, MAX_ANSWER_MS, promise, () => lost.abort(silent))
    const send = await transport.prepare({
      document,
      variables,
      accept: 'application/graphql-response+json',
      signal: signal === undefined ? lost.signal : AbortSignal.any([signal, lost.signal]),
    })
    let response: Response | null = null
    try {
      response = await wait(send())
      const result: Result<Data> = await wait(response.json())
      return transport.toAnswer(document, transport.factsOf(response), result)
    } catch (cause) {
      signal?.throwIfAborted()
      return { data: null, error: toTransportError(response?.ok === false ? transport.factsOf(response) : null, cause) }
    }
  }

  return {
    async query<Data, Variables extends object>(
      document: TypedDocument<Data, Variables>,
      ...[variables, { signal } = {}]: Arguments<Variables, QueryOptions>
    ) {
      const text = document.valueOf()
      const attempts = /\bmutation\b/.test(text) ? 1 : ATTEMPTS
      for (let failures = 0; ; failures++) {
        const answer = await attempt<Data>(text, variables, signal)
        if (answer.error === null || answer.data !== null || !isPassing(answer.error) || failures + 1 === attempts) {
          return answer
        }
        await sleep(clock, transport.pauseAfter(answer.error, failures), signal)
      }
    },

    subscribe: (document, ...[variables, subscribing]) =>
      subscribeOver({ transport, clock, document: document.valueOf(), variables }, subscribing),
  }
}
