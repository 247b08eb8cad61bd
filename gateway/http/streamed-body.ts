/** Pulls each part only when the client has read the earlier ones. Ends the parts early when the client leaves. */
export function toStreamedBody(parts: AsyncIterable<Uint8Array>): ReadableStream<Uint8Array> {
  const iterator = parts[Symbol.asyncIterator]()
  const source: UnderlyingDefaultSource<Uint8Array> = {
    async pull(controller) {
      const { done = false, value } = await iterator.next()
      if (done) controller.close()
      else controller.enqueue(value)
    },
    cancel: async () => void (await iterator.return?.()),
  }
  return new ReadableStream(source, { highWaterMark: 0 })
}

/** Encodes each part as UTF-8. */
export async function* encodeParts(parts: AsyncIterable<string>): AsyncGenerator<Uint8Array, void> {
  const encoder = new TextEncoder()
  for await (const part of parts) yield encoder.encode(part)
}
