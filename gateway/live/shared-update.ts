import { promisify } from 'node:util'
import { constants, deflateRaw, deflateRawSync } from 'node:zlib'

const deflate = promisify(deflateRaw)

/** More than the head of a stored block and a mark take; zlib wants as much in any case. */
const MOST_AROUND_BLOCK_BYTES = 64

/** Smaller ones fit into one packet anyway. */
const WORTH_DEFLATING_BYTES = 1_000

/** Smaller ones take a fraction of a millisecond, and less than waiting for a thread that does it beside. */
const DEFLATED_AT_ONCE_BYTES = 32_000

/** What deflating up to a whole byte ends with. The last of a message is left out; whoever inflates it puts it back. */
const SYNC_MARK_BYTES = 4

/** One update as it goes out, put together once however many are told it. */
export class SharedUpdate {
  readonly #payload: string
  #message: Buffer | null = null
  #event: Buffer | null = null
  #deflated: Buffer | null = null

  /** @param payload The result of an execution as JSON. */
  constructor(payload: string) {
    this.#payload = payload
  }

  /** A message of `graphql-transport-ws` up to the id, which is each subscriber's own: {@link endOfMessage} follows. */
  get message(): Buffer {
    return (this.#message ??= Buffer.from(`{"type":"next","payload":${this.#payload},"id":"`))
  }

  /** {@link message}, deflated up to a whole byte, with no reference to what was sent before; null until {@link deflate}. */
  get deflatedMessage(): Buffer | null {
    return this.#deflated
  }

  /** A server-sent event. */
  get event(): Buffer {
    return (this.#event ??= Buffer.from(`event: next\ndata: ${this.#payload}\n\n`))
  }

  /** Deflates the message, if that is worth it. */
  async deflate(): Promise<void> {
    if (this.#deflated !== null || this.message.byteLength < WORTH_DEFLATING_BYTES) return
    const options = { finishFlush: constants.Z_SYNC_FLUSH }
    const isSmall = this.message.byteLength < DEFLATED_AT_ONCE_BYTES
    this.#deflated = isSmall ? deflateRawSync(this.message, options) : await deflate(this.message, options)
  }
}

/** What follows the message of an update, once for all updates of a subscriber. */
export interface MessageEnd {
  readonly plain: Buffer
  /** What follows the deflated message; null for who takes none. */
  readonly deflated: Buffer | null
}

/** The end of the messages of an operation, which is its id. */
export function endOfMessage(id: string, takesDeflated: boolean): MessageEnd {
  const plain = Buffer.from(`${JSON.stringify(id).slice(1)}}`)
  return { plain, deflated: takesDeflated ? storeBlock(plain) : null }
}

/** What inflates to `bytes` after anything: a block that is not compressed. */
function storeBlock(bytes: Buffer): Buffer {
  // It is kept for as long as the subscription: nothing larger may be kept for its sake.
  const small = { windowBits: 9, memLevel: 1, chunkSize: bytes.byteLength + MOST_AROUND_BLOCK_BYTES }
  return deflateRawSync(bytes, { level: 0, finishFlush: constants.Z_SYNC_FLUSH, ...small }).subarray(
    0,
    -SYNC_MARK_BYTES,
  )
}
