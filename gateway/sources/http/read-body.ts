/** The most that is read of the body of an answer, after it was decompressed: bytes. */
const MOST_BODY_BYTES = 8_000_000

/** How much of a body that nobody needs is read so that its connection can be used again: bytes. */
const WORTH_DRAINING_BYTES = 64_000

/** Thrown for a body over the limit; the message says which limit that is. */
export class BodyTooLarge extends Error {
  override readonly name = 'BodyTooLarge'

  constructor(most: number) {
    super(`it is larger than ${most / 1_000_000} MB`)
  }
}

/**
 * The bytes of a body, in the parts that came. Rejects with {@link BodyTooLarge} for one of more than `most` bytes, of
 * which the rest stays unread and its connection is closed: at once where the head states its length.
 */
export async function readChunks(response: Response, most: number = MOST_BODY_BYTES): Promise<readonly Uint8Array[]> {
  const { body, headers } = response
  if (body === null) return []
  if (Number(headers.get('content-length') ?? 0) > most) {
    cancel(body)
    throw new BodyTooLarge(most)
  }
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of body) {
    bytes += chunk.byteLength
    // To leave the loop cancels the body.
    if (bytes > most) throw new BodyTooLarge(most)
    chunks.push(chunk)
  }
  return chunks
}

/** The text of a body in UTF-8. Rejects as {@link readChunks} does. */
export async function readText(response: Response): Promise<string> {
  return new TextDecoder().decode(Buffer.concat(await readChunks(response)))
}

/** Settles when a body that nobody needs is out of the way: read when it is small, and left unread otherwise. Never rejects. */
export async function drain(response: Response): Promise<void> {
  await readChunks(response, WORTH_DRAINING_BYTES).catch(() => undefined)
}

function cancel(body: ReadableStream): void {
  // A body that fails to stop has broken already.
  body.cancel().catch(() => undefined)
}
