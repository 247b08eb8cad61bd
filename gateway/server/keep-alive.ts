import type { ServerResponse } from 'node:http'
import { STALLED_MS } from './stalled-reader.ts'

/**
 * How long a connection may ask nothing, in milliseconds: longer than the idle time of common load balancers, so that they
 * never send into a connection that is closing.
 */
export const KEEP_ALIVE_MS = 65_000

/** An answer of more bytes is large: the buffers of the operating system can hold all of it for a client that reads nothing. */
export const LARGE_ANSWER_BYTES = 64_000

/** How much longer than announced a connection is kept, in milliseconds, as Node does: a request may be on its way. */
const GRACE_MS = 1_000

/**
 * Lets the connection of an answer ask nothing for {@link STALLED_MS} instead of {@link KEEP_ALIVE_MS}, and announces that.
 * To be called before the head is sent.
 */
export function keepBriefly(response: ServerResponse): void {
  if (!response.shouldKeepAlive) return
  const { socket } = response.req
  response.setHeader('keep-alive', `timeout=${STALLED_MS / 1000}`)
  response.once('finish', () => {
    // Node has just set the time-out of an idle connection, and takes it away when a request begins. While requests wait
    // on the connection it sets none, and would not take this one away.
    if ((socket.timeout ?? 0) > 0) socket.setTimeout(STALLED_MS + GRACE_MS)
  })
}
