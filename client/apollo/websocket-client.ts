import { createClient, type Client } from 'graphql-ws'
import type { Connection } from './connection.ts'
import type { PagePresence } from './page-presence.ts'
import { resuming } from './resuming.ts'

const LONGEST_DELAY_MS = 30_000

const KEEP_ALIVE_MS = 20_000

const REPLY_TIMEOUT_MS = 8000

/** Lifetime of the connection after the last subscription ends. The next page may subscribe again. */
const LINGER_MS = 5000

/** Close code of a websocket that was closed because no subscription is left. */
const NORMAL_CLOSURE = 1000

/** Close code of a websocket whose sender is unknown. */
const FORBIDDEN = 4403

/** Creates the websocket client, which reports its connection events to `state` and has an `authorization` of its own, if any. */
export function createWebsocketClient(
  url: string,
  presence: PagePresence,
  state: Omit<Connection, 'loseSubscription'>,
  authorization?: string,
): Client {
  let pongTimeout: ReturnType<typeof setTimeout> | undefined

  const client = createClient({
    url,
    ...(authorization === undefined ? {} : { connectionParams: { authorization } }),
    retryAttempts: Infinity,
    // A page that stays open long enough sees every restart of the server. A given authorization stays refused.
    shouldRetry: (event) => authorization === undefined || closeCodeOf(event) !== FORBIDDEN,
    async retryWait(retries) {
      // A visitor who returns to the page should not wait for the backoff.
      if (presence.isPresent()) await waitBeforeRetry(retries)
      await presence.untilPresent()
    },
    lazyCloseTimeout: LINGER_MS,
    keepAlive: KEEP_ALIVE_MS,
    connectionAckWaitTimeout: REPLY_TIMEOUT_MS,
    on: {
      connecting: () => state.begin(),
      connected: () => state.hear(),
      message: () => state.hear(),
      ping(received) {
        // A connection can die without a close event.
        if (!received) pongTimeout = setTimeout(() => client.terminate(), REPLY_TIMEOUT_MS)
      },
      pong: () => clearTimeout(pongTimeout),
      closed(event) {
        clearTimeout(pongTimeout)
        if (closeCodeOf(event) === NORMAL_CLOSURE || !presence.isPresent()) state.leave()
        else state.lose()
      },
    },
  })
  // Browsers keep no page with an open connection in the back/forward cache, and a frozen page would miss its close event.
  presence.onSuspended(() => client.terminate())
  return resuming(client)
}

async function waitBeforeRetry(retries: number) {
  // The jitter prevents pages that were disconnected together from reconnecting together.
  const milliseconds = Math.min(1000 * 2 ** retries, LONGEST_DELAY_MS) * (0.5 + Math.random())
  await new Promise((resolve) => setTimeout(resolve, milliseconds))
}

function closeCodeOf(event: unknown): number | null {
  return typeof event === 'object' && event !== null && 'code' in event && typeof event.code === 'number'
    ? event.code
    : null
}
