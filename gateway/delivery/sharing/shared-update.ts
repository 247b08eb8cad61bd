import { promisify } from 'node:util'
import { constants, deflateRaw, deflateRawSync } from 'node:zlib'

const deflate = promisify(deflateRaw)

/** Room for the header of a stored block and the sync mark; zlib requires at least this much. */
const MAX_AROUND_BLOCK_BYTES = 64

/** Messages below this size fit into one packet anyway. */
const WORTH_DEFLATING_BYTES = 1_000

/** Below this size, deflating takes a fraction of a millisecond, less than a switch to another thread. */
const DEFLATED_AT_ONCE_BYTES = 32_000

/** Length of the mark that ends a sync flush. The last one of a message is left out; the client adds it before inflating. */
const SYNC_MARK_BYTES = 4

/** One update as sent. Each encoding is built at most once, for any number of subscribers. */
export class SharedUpdate {
  readonly #payload: string
  #message: Buffer | null = null
  #event: Buffer | null = null
  #deflated: Buffer | null = null

  /** @param payload The result of an execution as JSON. */
  constructor(payload: string) {
    this.#payload = payload
  }

  /** A `graphql-transport-ws` message up to the id, which differs between subscribers: {@link endOfMessage} follows. */
  get message(): Buffer {
    return (this.#message ??= Buffer.from(`{"type":"next","payload":${this.#payload},"id":"`))
  }

  /** {@link message}, deflated up to a byte boundary, without references to earlier data; null until {@link deflate}. */
  get deflatedMessage(): Buffer | null {
    return this.#deflated
  }

  get event(): Buffer {
    return (this.#event ??= Buffer.from(`event: next\ndata: ${this.#payload}\n\n`))
  }

  /** Deflates the message if it is large enough to be worth it. */
  async deflate(): Promise<void> {
    if (this.#deflated !== null || this.message.byteLength < WORTH_DEFLATING_BYTES) return
    const options = { finishFlush: constants.Z_SYNC_FLUSH }
    const isSmall = this.message.byteLength < DEFLATED_AT_ONCE_BYTES
    this.#deflated = isSmall ? deflateRawSync(this.message, options) : await deflate(this.message, options)
  }
}

/** The bytes that follow the message of every update of one subscriber. */
export interface MessageEnd {
  readonly plain: Buffer
  /** The bytes that follow a deflated message; null for a subscriber that takes none. */
  readonly deflated: Buffer | null
}

/** The end contains the id of the operation. */
export function endOfMessage(id: string, takesDeflated: boolean): MessageEnd {
  const plain = Buffer.from(`${JSON.stringify(id).slice(1)}}`)
  return { plain, deflated: takesDeflated ? storeBlock(plain) : null }
}

/** Encodes `bytes` as an uncompressed deflate block, which can follow any other block. */
function storeBlock(bytes: Buffer): Buffer {
  // The buffer lives as long as the subscription, so its memory is kept small.
  const small = { windowBits: 9, memLevel: 1, chunkSize: bytes.byteLength + MAX_AROUND_BLOCK_BYTES }
  return deflateRawSync(bytes, { level: 0, finishFlush: constants.Z_SYNC_FLUSH, ...small }).subarray(
    0,
    -SYNC_MARK_BYTES,
  )
}
