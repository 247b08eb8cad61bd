import { Refusal } from './refusal.ts'

export interface BodyLimit {
  readonly bytes: number
  readonly message: string
}

/** Maximum size of a request body. No document or form of the product is nearly as large. */
export const MAX_BODY_BYTES = 100_000

/** The limit of routes without their own. */
export const BODY_LIMIT: BodyLimit = {
  bytes: MAX_BODY_BYTES,
  message: `The body is over ${MAX_BODY_BYTES} bytes. Send less at once.`,
}

/**
 * Reads a body to its end. Throws a {@link Refusal} with 413 for a body over the limit, with 415 for a compressed one, and with 400 for an
 * incomplete one.
 */
export async function readBody(
  { headers, body }: Request,
  { bytes, message }: BodyLimit,
): Promise<Buffer<ArrayBuffer>> {
  const tooLarge = () => new Refusal(413, 'PAYLOAD_TOO_LARGE', message)
  const encoding = headers.get('content-encoding') ?? 'identity'
  if (encoding.trim().toLowerCase() !== 'identity') {
    throw new Refusal(
      415,
      'UNSUPPORTED_MEDIA_TYPE',
      'Compressed bodies are not accepted. Send the body without content-encoding.',
    )
  }
  // A body that declares a size over the limit is refused before any of it is read.
  if (Number(headers.get('content-length')) > bytes) throw tooLarge()

  const chunks: Uint8Array[] = []
  let size = 0
  try {
    for await (const chunk of body ?? []) {
      size += chunk.byteLength
      if (size > bytes) throw tooLarge()
      chunks.push(chunk)
    }
  } catch (error) {
    if (error instanceof Refusal) throw error
    throw new Refusal(400, 'BAD_REQUEST', 'The body ended before it was complete. Send the request again.')
  }
  return Buffer.concat(chunks)
}
