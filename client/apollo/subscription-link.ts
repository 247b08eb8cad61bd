import { ApolloLink } from '@apollo/client'
import { defer, from, mergeMap } from 'rxjs'

/** Fetches the websocket code for the first subscription. */
export function createSubscriptionLink(): ApolloLink {
  let opened: Promise<ApolloLink> | null = null

  return new ApolloLink((operation, forward) =>
    defer(() => {
      opened ??= openWebsocketLink()
      // After a failed fetch of the code, the next subscription tries again.
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
