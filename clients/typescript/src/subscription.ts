import { type Clock, sleep, within } from './clock.ts'
import { readEvents } from './event-stream.ts'
import { type LanewatchError, type ResponseFacts, toFailure, toTransportError } from './failure.ts'
import { isPassing, type Result, type Transport } from './transport.ts'

/** The server sends a keep-alive every twelve seconds. A connection that is silent for longer than this is lost. */
const MAX_SILENCE_MS = 30_000

/** After a connection that lasted this long, pauses are short again. */
const STEADY_MS = 5_000

export interface SubscribeOptions {
  /** Ends the subscription, and every wait for it. The loop then throws its reason. */
  readonly signal?: AbortSignal | undefined
  /** Called after each lost or refused connection, with the pause before the next attempt. */
  readonly onRetry?: ((error: LanewatchError, pauseMs: number) => void) | undefined
}

export interface SubscriptionEvent<Data> {
  readonly data: Data
  /** Errors of fields that are null for that reason; null without any. */
  readonly error: LanewatchError | null
}

interface Subscription {
  readonly transport: Transport
  readonly clock: Clock
  readonly document: string
  readonly variables: object | undefined
}

/** Yields events for ever, over one connection after another. */
export async function* subscribeOver<Data>(
  { transport, clock, document, variables = {} }: Subscription,
  { signal, onRetry }: SubscribeOptions = {},
): AsyncGenerator<SubscriptionEvent<Data>, never> {
  if (!/\bsubscription\b/.test(document)) throw new TypeError('Not a subscription: send it with `query`.')
  let after: unknown = 'after' in variables ? variables.after : undefined
  let openedAt: number | null = null

  /** Yields the events of one connection, and returns the failure that ended it. */
  async function* connect(): AsyncGenerator<SubscriptionEvent<Data>, LanewatchError> {
    signal?.throwIfAborted()
    const connection = new AbortController()
    const leave = () => connection.abort()
    signal?.addEventListener('abort', leave)
    let refusal: ResponseFacts | null = null
    openedAt = null
    const wait = <T>(promise: Promise<T>) => within(clock, MAX_SILENCE_MS, promise, leave)
    try {
      const send = await transport.prepare({
        document,
        variables: { ...variables, after },
        accept: 'text/event-stream',
        signal: connection.signal,
      })
      const response = await wait(send())
      const facts = transport.factsOf(response)
      if (response.body === null || response.headers.get('content-type')?.startsWith('text/event-stream') !== true) {
        refusal = response.ok ? null : facts
        const result: Result<Data> = await wait(response.json())
        return toFailure(facts, result.errors ?? [])
      }
      openedAt = clock.now()
      for await (const { type, data: text } of readEvents(response.body, wait)) {
        if (type === 'complete') break
        if (type !== 'next') continue
        const result: Result<Data> = JSON.parse(text)
        const { data = null, errors = [] } = result
        if (data === null) return toFailure(facts, errors)
        after = cursorOf(data) ?? after
        yield { data, error: errors.length > 0 ? toFailure(facts, errors) : null }
      }
      return toTransportError(null, 'The stream has ended.')
    } catch (cause) {
      signal?.throwIfAborted()
      return toTransportError(refusal, cause)
    } finally {
      signal?.removeEventListener('abort', leave)
      leave()
    }
  }

  for (let failures = 0; ; failures++) {
    const error = yield* connect()
    if (openedAt !== null && clock.now() - openedAt >= STEADY_MS) failures = 0
    // A later version of the server can refuse older cursors. Without one, it begins with a snapshot.
    if (error.kind === 'graphql' && error.code === 'BAD_USER_INPUT' && after != null) after = undefined
    else if (!isPassing(error) && !isFault(error)) throw error
    const pauseMs = transport.pauseAfter(error, failures)
    onRetry?.(error, pauseMs)
    await sleep(clock, pauseMs, signal)
  }
}

/** True for a fault of the server, which can be over at the next attempt. */
function isFault(error: LanewatchError): boolean {
  return error.kind === 'graphql' && (error.code === 'INTERNAL_SERVER_ERROR' || error.code === 'STORE_UNAVAILABLE')
}

/** Returns the cursor of an event, which has one field. */
function cursorOf(data: unknown): unknown {
  const [update]: unknown[] = Object.values(Object(data))
  return typeof update === 'object' && update !== null && 'cursor' in update ? update.cursor : null
}
