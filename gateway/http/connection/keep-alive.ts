import type { ServerResponse } from 'node:http'
import { STALLED_MS } from './stalled-reader.ts'

/** Longer than that of common load balancers, so that they never send a request into a connection that is closing. */
export const KEEP_ALIVE_MS = 65_000

/** Responses over this size are large. The system's buffers can contain a whole large response for a client that reads nothing. */
export const LARGE_ANSWER_BYTES = 64_000

/** Extra time after the announced timeout, as in Node: a request may already be on its way. */
const GRACE_MS = 1_000

/** Announces {@link STALLED_MS} as the idle time, in place of {@link KEEP_ALIVE_MS}. Call it before the head is sent. */
export function keepBriefly(response: ServerResponse): void {
  if (!response.shouldKeepAlive) return
  const { socket } = response.req
  response.setHeader('keep-alive', `timeout=${STALLED_MS / 1000}`)
  response.once('finish', () => {
    // Node has just set the timeout of an idle connection, and clears it when a request starts. While requests wait on the
    // connection, Node sets none, and would not clear this one.
    if ((socket.timeout ?? 0) > 0) socket.setTimeout(STALLED_MS + GRACE_MS)
  })
}
