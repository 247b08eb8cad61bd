/** Pulls each part only when the client has read the earlier ones. Ends the parts early when the client leaves. */
export function toStreamedBody(parts: AsyncIterable<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  const iterator = parts[Symbol.asyncIterator]()
  const source: UnderlyingDefaultSource<Uint8Array> = {
    async pull(controller) {
      const { done = false, value } = await iterator.next()
      if (done) controller.close()
      else controller.enqueue(encoder.encode(value))
    },
    cancel: async () => void (await iterator.return?.()),
  }
  return new ReadableStream(source, { highWaterMark: 0 })
}

/**
 * Returns a body that can end before its source, as if that had ended. `onOpen` is called with the function that ends it; the
 * function that it returns is called once the body has ended in any way.
 */
export function toEndingBody(
  source: ReadableStream<Uint8Array>,
  onOpen: (end: () => void) => () => void,
): ReadableStream<Uint8Array> {
  const reader = source.getReader()
  // A read that waits for the next part then resolves as done. If the source fails to stop, no client is left to report that to.
  const close = onOpen(() => void reader.cancel().catch(() => {}))
  return new ReadableStream(
    {
      async pull(controller) {
        try {
          const { done, value } = await reader.read()
          if (!done) return controller.enqueue(value)
          close()
          controller.close()
        } catch (error) {
          close()
          throw error
        }
      },
      async cancel(reason) {
        close()
        await reader.cancel(reason)
      },
    },
    { highWaterMark: 0 },
  )
}
