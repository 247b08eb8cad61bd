/** Limit of a body after decompression. */
const MAX_BODY_BYTES = 8_000_000

/** Limit up to which an unneeded body is read to reuse its connection. */
const WORTH_DRAINING_BYTES = 64_000

/** Thrown for a body over the limit. The message names the limit. */
export class BodyTooLarge extends Error {
  override readonly name = 'BodyTooLarge'

  constructor(most: number) {
    super(`it is larger than ${most / 1_000_000} MB`)
  }
}

/**
 * Reads the bytes of a body, in chunks. Rejects with {@link BodyTooLarge} for a body of more than `most` bytes: at once
 * when its head states the length. The rest is not read, and the connection is closed.
 */
export async function readChunks(response: Response, most: number = MAX_BODY_BYTES): Promise<readonly Uint8Array[]> {
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
    // Leaving the loop cancels the body.
    if (bytes > most) throw new BodyTooLarge(most)
    chunks.push(chunk)
  }
  return chunks
}

/** Reads a body as UTF-8 text. Rejects as {@link readChunks} does. */
export async function readText(response: Response): Promise<string> {
  return new TextDecoder().decode(Buffer.concat(await readChunks(response)))
}

/** Disposes of an unneeded body: reads a small one, and cancels a large one. Never rejects. */
export async function drain(response: Response): Promise<void> {
  await readChunks(response, WORTH_DRAINING_BYTES).catch(() => undefined)
}

function cancel(body: ReadableStream): void {
  // A body that can't be cancelled is broken already.
  body.cancel().catch(() => undefined)
}
