import { GraphQLWsLink } from '@apollo/client/link/subscriptions'
import { createClient, type Client } from 'graphql-ws'
import { connection, type Connection } from './connection.ts'
import { watchPresence, type PagePresence } from './page-presence.ts'
import { resuming } from './resuming.ts'

/** The longest rest between two attempts to connect, in milliseconds. */
const LONGEST_REST = 30_000

/** How often the server is asked for a sign of life, in milliseconds. */
const KEEP_ALIVE = 20_000

/** How long that, and the greeting of a new connection, may take, in milliseconds. */
const PATIENCE = 8000

/** How long the connection is kept when nothing listens, in milliseconds: the next page may do so again. */
const LINGER = 5000

/** The websocket closed because nothing listens any more. */
const NORMAL_CLOSURE = 1000

/** Operations over one websocket, which is open while any of them runs and opened again whenever it breaks. */
export function createWebsocketLink(): GraphQLWsLink {
  const url = new URL('/graphql', window.location.href)
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:'
  return new GraphQLWsLink(createWebsocketClient(url.href, watchPresence(), connection))
}

/** What sends operations over a websocket, and tells `state` how that does. */
export function createWebsocketClient(url: string, presence: PagePresence, state: Connection): Client {
  let patience: ReturnType<typeof setTimeout> | undefined

  const client = createClient({
    url,
    retryAttempts: Infinity,
    // Whoever shows a page long enough meets every restart of the server.
    shouldRetry: () => true,
    async retryWait(retries) {
      // Who comes back to the page is not kept waiting.
      if (presence.isPresent()) await rest(retries)
      await presence.untilPresent()
    },
    lazyCloseTimeout: LINGER,
    keepAlive: KEEP_ALIVE,
    connectionAckWaitTimeout: PATIENCE,
    on: {
      connecting: () => state.begin(),
      connected: () => state.hear(),
      message: () => state.hear(),
      ping(received) {
        // A connection can die without anybody noticing.
        if (!received) patience = setTimeout(() => client.terminate(), PATIENCE)
      },
      pong: () => clearTimeout(patience),
      closed(event) {
        clearTimeout(patience)
        if (closeCodeOf(event) === NORMAL_CLOSURE || !presence.isPresent()) state.leave()
        else state.lose()
      },
    },
  })
  // A page with an open connection is not kept for a return, and one that is frozen would miss its end.
  presence.onSuspended(() => client.terminate())
  return resuming(client)
}

async function rest(retries: number) {
  // Pages that were cut off together must not come back together.
  const milliseconds = Math.min(1000 * 2 ** retries, LONGEST_REST) * (0.5 + Math.random())
  await new Promise((resolve) => setTimeout(resolve, milliseconds))
}

function closeCodeOf(event: unknown): number | null {
  return typeof event === 'object' && event !== null && 'code' in event && typeof event.code === 'number'
    ? event.code
    : null
}
