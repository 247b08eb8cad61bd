import { promisify } from 'node:util'
import { brotliCompress, constants, crc32, gzip } from 'node:zlib'
import { BROTLI_QUALITY, GZIP_LEVEL } from '../connection/compress-whole.ts'
import { type Encoding, WORTH_COMPRESSING_BYTES } from '../connection/compression.ts'
import { etagOf } from '../etag.ts'

/** Longest tail: one block of either format. */
const MAX_TAIL_BYTES = 65_535

const EMPTY = Buffer.alloc(0)

/** Ends a brotli stream: the last block, which is empty (RFC 7932, 9.2). */
const BROTLI_END = Buffer.from([0x03])

/**
 * A text of which only the end differs between responses. The rest is compressed once for all of them: both formats allow to add a
 * block that is not compressed.
 */
export class SharedBody {
  readonly #text: string
  /** Encoded at the first use, because many answers are never sent again. */
  #bytes: Buffer<ArrayBuffer> | null = null
  /** The text without an end, by encoding. */
  readonly #whole: Partial<Record<Encoding, Promise<Buffer<ArrayBuffer>>>> = {}
  #etag: string | null = null
  #brotli: Promise<Buffer> | null = null
  #gzip: Promise<Buffer> | null = null

  /** @param head Everything except the end. */
  constructor(head: string) {
    this.#text = head
  }

  /** Bytes in memory: the text, the same bytes, and both compressed forms at the ratio that JSON has at least. */
  get bytes(): number {
    return Math.ceil(2.5 * this.#text.length)
  }

  /** A weak validator of the text, whatever its encoding and its end. */
  get etag(): string {
    return (this.#etag ??= etagOf(this.#text))
  }

  get #head(): Buffer<ArrayBuffer> {
    return (this.#bytes ??= Buffer.from(this.#text))
  }

  /** Returns the encoding to use for a client that prefers this one: short texts are not compressed. */
  encodingFor(preferred: Encoding): Encoding {
    return this.#text.length < WORTH_COMPRESSING_BYTES ? 'identity' : preferred
  }

  /** Returns the text with `tail` at its end. Throws a `RangeError` for a tail of more than 65,535 bytes. */
  async encode(tail: string, encoding: Encoding): Promise<Buffer<ArrayBuffer>> {
    if (tail === '') return (this.#whole[encoding] ??= this.#append(EMPTY, encoding))
    const end = Buffer.from(tail)
    if (end.byteLength > MAX_TAIL_BYTES) throw new RangeError(`The tail has over ${MAX_TAIL_BYTES} bytes.`)
    return this.#append(end, encoding)
  }

  async #append(end: Buffer, encoding: Encoding): Promise<Buffer<ArrayBuffer>> {
    switch (encoding) {
      case 'identity':
        return end.byteLength === 0 ? this.#head : Buffer.concat([this.#head, end])
      case 'br':
        return Buffer.concat([await (this.#brotli ??= toOpenBrotli(this.#head)), brotliBlock(end), BROTLI_END])
      case 'gzip':
        return Buffer.concat([await (this.#gzip ??= toOpenGzip(this.#head)), lastGzipBlock(end), this.#gzipEnd(end)])
    }
  }

  /** The checksum and the length of the whole text (RFC 1952, 2.3.1). */
  #gzipEnd(tail: Buffer): Buffer {
    const end = Buffer.alloc(8)
    end.writeUInt32LE(crc32(tail, crc32(this.#head)), 0)
    end.writeUInt32LE((this.#head.byteLength + tail.byteLength) % 2 ** 32, 4)
    return end
  }
}

/** Ends at a byte boundary, and can be continued. */
function toOpenBrotli(head: Buffer): Promise<Buffer> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: head.byteLength,
  }
  return promisify(brotliCompress)(head, { params, finishFlush: constants.BROTLI_OPERATION_FLUSH })
}

function toOpenGzip(head: Buffer): Promise<Buffer> {
  return promisify(gzip)(head, { level: GZIP_LEVEL, finishFlush: constants.Z_SYNC_FLUSH })
}

/** A block that is not compressed: four nibbles with the length below one, and the mark (RFC 7932, 9.2). */
function brotliBlock(bytes: Buffer): Buffer {
  if (bytes.byteLength === 0) return bytes
  const header = Buffer.alloc(3)
  header.writeUIntLE(((bytes.byteLength - 1) << 3) | (1 << 19), 0, 3)
  return Buffer.concat([header, bytes])
}

/** The last block, not compressed: the mark, the length and its complement (RFC 1951, 3.2.4). */
function lastGzipBlock(bytes: Buffer): Buffer {
  const header = Buffer.alloc(5)
  header.writeUInt8(1, 0)
  header.writeUInt16LE(bytes.byteLength, 1)
  header.writeUInt16LE(~bytes.byteLength & 0xff_ff, 3)
  return Buffer.concat([header, bytes])
}
