/** An event of a stream. A keep-alive has an empty type. */
interface ServerEvent {
  /** `next` for a result, `complete` for the end. */
  readonly type: string
  readonly data: string
}

/**
 * Yields the events of a response as they arrive, without a cut off one at its end. `wait` is called with each read, which it
 * can give up.
 */
export async function* readEvents(
  body: ReadableStream<Uint8Array>,
  wait: <T>(read: Promise<T>) => Promise<T>,
): AsyncGenerator<ServerEvent, void> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let text = ''
  for (;;) {
    const { done, value } = await wait(reader.read())
    if (done) return
    const blocks = (text + decoder.decode(value, { stream: true })).split('\n\n')
    text = blocks.pop() ?? ''
    for (const block of blocks) yield { type: valueOf(block, 'event'), data: valueOf(block, 'data') }
  }
}

/** Returns the value of a field. The server sends data as one line. */
function valueOf(block: string, field: string): string {
  return new RegExp(`^${field}: ?(.*)$`, 'm').exec(block)?.[1] ?? ''
}
