import { hash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { type Compressing, compressWhole } from './compress-whole.ts'

/** Largest total size of the bodies whose compressed forms are kept. The largest of all, the contract, has 0.2 MB. */
const MAX_BYTES = 16_000_000

/** Compressed forms of the bodies that were sent last. Finding one costs a small part of compressing it. */
export class CompressedBodies {
  readonly #kept = new LRUCache<string, Promise<Uint8Array>>({ maxSize: MAX_BYTES })

  /** Compresses a body, or returns its compressed form when the same bytes were compressed lately. */
  compress(body: Uint8Array, encoding: Compressing): Promise<Uint8Array> {
    const key = `${encoding} ${hash('sha256', body, 'base64')}`
    const kept = this.#kept.get(key)
    if (kept !== undefined) return kept
    const compressed = compressWhole(body, encoding)
    this.#kept.set(key, compressed, { size: body.byteLength })
    compressed.catch(() => this.#kept.delete(key))
    return compressed
  }
}
