import { FULL_BYTES } from '../../http/connection/stalled-reader.ts'
import { PING_INTERVAL_MS } from '../rules/ping-interval.ts'
import type { SharedSubscription } from './shared-subscription.ts'
import { SharedUpdate } from './shared-update.ts'

const PING = Buffer.from(':\n\n')
const COMPLETE = Buffer.from('event: complete\ndata:\n\n')

/** GraphQL over SSE with one connection per operation. `present` turns the error that ended a subscription into a result. */
export function toEventStream(subscription: SharedSubscription, present: (error: unknown) => string): Response {
  const stopPinging = new AbortController()
  let onDrained: (() => void) | null = null

  const source: UnderlyingDefaultSource<Uint8Array> = {
    start(controller) {
      const isFull = () => (controller.desiredSize ?? 0) <= 0
      // Some browsers treat a response as started only once part of its body has arrived.
      controller.enqueue(PING)
      const pinging = setInterval(() => isFull() || controller.enqueue(PING), PING_INTERVAL_MS)
      stopPinging.signal.addEventListener('abort', () => clearInterval(pinging))
      subscription.deliverTo({
        takesDeflated: false,
        isFull,
        send: ({ event }) => controller.enqueue(event),
        onceDrained(run) {
          onDrained = run
          return () => (onDrained = null)
        },
      })
      void closeAtEnd(controller)
    },
    pull({ desiredSize }) {
      if (desiredSize !== FULL_BYTES) return
      const run = onDrained
      onDrained = null
      run?.()
    },
    async cancel() {
      stopPinging.abort()
      await subscription.return()
    },
  }

  async function closeAtEnd(controller: ReadableStreamDefaultController<Uint8Array>): Promise<void> {
    const [end] = await Promise.allSettled([subscription.next()])
    // The client has left, and the stream is already closed.
    if (stopPinging.signal.aborted) return
    if (end.status === 'rejected') controller.enqueue(new SharedUpdate(present(end.reason)).event)
    controller.enqueue(COMPLETE)
    controller.close()
    stopPinging.abort()
  }

  const strategy = new ByteLengthQueuingStrategy({ highWaterMark: FULL_BYTES })
  return new Response(new ReadableStream(source, strategy), { headers: { 'content-type': 'text/event-stream' } })
}
