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
