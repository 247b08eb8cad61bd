import { randomUUID } from 'node:crypto'
import {
  createSourceEventStream,
  type ExecutionArgs,
  type ExecutionResult,
  GraphQLError,
  type GraphQLSchema,
  mapSourceToResponseEvent,
  validateSubscriptionArgs,
  type ValidatedSubscriptionArgs,
} from 'graphql'
import { isAsyncIterable, type Plugin } from 'graphql-yoga'
import type { Schedule } from '../../http/connection/stalled-reader.ts'
import { toGraphQLError } from '../../http/graphql/graphql-errors.ts'
import type { ParsedOperation, RequestContext } from '../../http/route.ts'
import { isLimitError } from '../../limits/errors.ts'
import type { Operations } from '../../limits/operations.ts'
import { payerOf } from '../../limits/payer.ts'
import { validateWithinLimits } from '../../limits/variables.ts'
import { closeStream } from './close-stream.ts'
import { toEventStream } from './event-stream.ts'
import { ReservedSubscription } from './reserved-subscription.ts'
import { createSharedDelivery } from './shared-delivery.ts'
import { SharedExecution, toJson } from './shared-execution.ts'
import { SharedSubscription } from './shared-subscription.ts'
import { createSharing, type Sharing } from './sharing.ts'

interface Subscribing {
  readonly schema: GraphQLSchema
  readonly operations: Operations
  readonly context: (operation: ParsedOperation) => object | Promise<object>
  readonly schedule: Schedule
  /** Called for each update with the number of subscribers that it was sent to. */
  readonly onDelivered?: (subscribers: number) => void
}

/**
 * Creates the plugin that runs subscriptions. If every field of a subscription is broadcastable, it runs once for all who share
 * it, as a {@link SharedSubscription}. Any other runs for its subscriber alone, as in graphql-js. Each event gets a copy of the
 * context, as each query does: counters and caches in the context start empty for each event.
 */
export function runSubscriptions({
  schema,
  operations,
  context,
  schedule,
  onDelivered = () => {},
}: Subscribing): Plugin<ParsedOperation, RequestContext> {
  const delivery = createSharedDelivery(schedule, onDelivered)
  const findSharing = createSharing(schema)

  async function subscribe(args: ExecutionArgs, subscriber: RequestContext) {
    const subscription = validateWithinLimits(args, validateSubscriptionArgs)
    if (!('schema' in subscription)) return { errors: subscription }
    const sharing = findSharing(subscription)
    try {
      const release = await operations.holdSubscription(
        subscription,
        payerOf(subscriber),
        sharing?.group ?? randomUUID(),
      )
      return await openHeld(subscription, sharing, subscriber, release)
    } catch (error) {
      if (error instanceof GraphQLError) return { errors: [error] }
      throw error
    }
  }

  async function openHeld(
    subscription: ValidatedSubscriptionArgs,
    sharing: Sharing | null,
    subscriber: RequestContext,
    release: () => void,
  ) {
    const opened = await (sharing === null
      ? subscribeAlone(subscription, subscriber)
      : share(subscription, sharing, subscriber))
    if (opened instanceof SharedSubscription) opened.onEnd(release)
    else if (!isAsyncIterable(opened)) release()
    else return new ReservedSubscription(opened, release, ({ errors }) => errors?.some(isLimitError) === true)
    return opened
  }

  async function subscribeAlone(subscription: ValidatedSubscriptionArgs, subscriber: RequestContext) {
    const events = await createSourceEventStream(subscription)
    if (!isAsyncIterable(events)) return events
    const sender = { address: subscriber.address, payer: payerOf(subscriber), left: null, answered: null }
    return mapSourceToResponseEvent(subscription, events, (event) => {
      onDelivered(1)
      return operations.executeEvent(event, sender)
    })
  }

  async function share(subscription: ValidatedSubscriptionArgs, sharing: Sharing, subscriber: RequestContext) {
    const shared = new SharedExecution(subscription, operations, context, subscriber)
    // If others have just started alike, the subscription is known to be valid and needs no stream of its own.
    const events = delivery.hasBegun(sharing) ? null : await shared.open()
    if (events !== null && !isAsyncIterable(events)) return events
    return delivery.subscribe({
      sharing,
      address: subscriber.address,
      open: async () => toStream(events ?? (await shared.open())),
      abandon() {
        if (events !== null) closeStream(toStream(events))
      },
      openFromSnapshot: async () => toStream(await shared.openFromSnapshot(sharing.cursorVariable)),
      execute: (event, addresses) => shared.execute(event, addresses),
    })
  }

  /** Shared subscriptions by request, because Yoga wraps the result of a subscription. */
  const sharedByRequest = new WeakMap<Request, SharedSubscription>()

  return {
    onSubscribe: ({ context, setSubscribeFn }) => {
      setSubscribeFn((args) => subscribe(args, context))
      return {
        onSubscribeResult({ result }) {
          // Over a websocket there is no request.
          if (!('request' in context)) return
          if (result instanceof SharedSubscription) sharedByRequest.set(context.request, result)
          if (isAsyncIterable(result)) closeWhenLeft(result[Symbol.asyncIterator](), context.request.signal)
        },
      }
    },
    onResultProcess(process) {
      const { request, resultProcessor, serverContext } = process
      const shared = sharedByRequest.get(request)
      if (shared === undefined) return
      // A client that does not accept event streams has no processor.
      if (resultProcessor === undefined) return void shared.return()
      const present = (error: unknown) => toJson({ errors: [toGraphQLError(error)] }, serverContext)
      process.setResultProcessor(() => toEventStream(shared, present), 'text/event-stream')
    },
  }
}

/** Yoga does not close what it opened for a client that left meanwhile. */
function closeWhenLeft(stream: AsyncIterator<unknown>, left: AbortSignal): void {
  if (left.aborted) closeStream(stream)
  else left.addEventListener('abort', () => closeStream(stream), { once: true })
}

function toStream(opened: AsyncIterable<unknown> | ExecutionResult): AsyncIterator<unknown> {
  if (!isAsyncIterable(opened)) throw opened.errors?.[0]
  return opened[Symbol.asyncIterator]()
}
