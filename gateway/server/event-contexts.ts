import {
  createSourceEventStream,
  executeSubscriptionEvent,
  mapSourceToResponseEvent,
  validateSubscriptionArgs,
  type ExecutionArgs,
} from 'graphql'
import { isAsyncIterable, type Plugin } from 'graphql-yoga'

/**
 * Gives each event of a subscription a copy of the context of its own, as each query has one: what is counted or remembered
 * by the context begins anew with each of them.
 */
export function separateEvents(): Plugin {
  return { onSubscribe: ({ setSubscribeFn }) => setSubscribeFn(subscribe) }
}

/** As graphql-js does it, but for the context. */
async function subscribe(args: ExecutionArgs) {
  const subscription = validateSubscriptionArgs(args)
  if (!('schema' in subscription)) return { errors: subscription }
  const events = await createSourceEventStream(subscription)
  if (!isAsyncIterable(events)) return events
  return mapSourceToResponseEvent(subscription, events, (event) =>
    executeSubscriptionEvent({ ...event, contextValue: Object.assign({}, event.contextValue) }),
  )
}
