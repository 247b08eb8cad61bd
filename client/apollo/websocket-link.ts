import { GraphQLWsLink } from '@apollo/client/link/subscriptions'
import { createClient } from 'graphql-ws'

/** The longest rest between two attempts to connect, in milliseconds. */
const LONGEST_REST = 30_000

/** Operations over one websocket, which is open while any of them runs and opened again whenever it breaks. */
export function createWebsocketLink(): GraphQLWsLink {
  const url = new URL('/graphql', window.location.href)
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:'
  return new GraphQLWsLink(
    createClient({
      url: url.href,
      retryAttempts: Infinity,
      // Whoever shows a page long enough meets every restart of the server.
      shouldRetry: () => true,
      retryWait: async (retries) => {
        // Pages that were cut off together must not come back together.
        const rest = Math.min(1000 * 2 ** retries, LONGEST_REST) * (0.5 + Math.random())
        await new Promise((resolve) => setTimeout(resolve, rest))
      },
      keepAlive: 20_000,
    }),
  )
}
