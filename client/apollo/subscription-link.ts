import { ApolloLink } from '@apollo/client'
import { defer, from, mergeMap } from 'rxjs'

/** Sends subscriptions over a websocket, whose code is fetched for the first of them. */
export function createSubscriptionLink(): ApolloLink {
  let opened: Promise<ApolloLink> | null = null

  return new ApolloLink((operation, forward) =>
    defer(() => {
      opened ??= openWebsocketLink()
      // A fetch of the code that has failed is tried again with the next subscription.
      opened.catch(() => {
        opened = null
      })
      return from(opened)
    }).pipe(mergeMap((link) => link.request(operation, forward))),
  )
}

async function openWebsocketLink(): Promise<ApolloLink> {
  const { createWebsocketLink } = await import('./websocket-link.ts')
  return createWebsocketLink()
}
