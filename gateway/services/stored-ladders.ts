import { LRUCache } from 'lru-cache'
import { openCollection } from '../collections/collection.ts'
import { ladderChunkId, ladderChunksCollection } from '../collections/ladder-chunks.ts'
import { ladderDocumentId, type LadderHead, laddersCollection } from '../collections/ladders.ts'
import type { LadderEntry, LadderKey } from '../domain/ladder.ts'
import type { DocumentStore } from '../ports/document-store.ts'
import { inTurns } from './in-turns.ts'

/** How many chunks are kept in memory, each taking some 40 kB. */
const REMEMBERED_CHUNKS = 1000

/** How many chunks are read at once. */
const CHUNKS_AT_ONCE = 25

/** The ladders that the store holds. */
export interface StoredLadders {
  /** Null until the ladder was fetched once. One read of the store. */
  findHead(ladder: LadderKey): Promise<LadderHead | null>
  /**
   * Entries of the version that a head names: those behind the first `from`, up to the place `to`. Null when the store
   * has left that version behind. Of the store only the chunks are read that hold them, and none twice.
   */
  findEntries(ladder: LadderKey, head: LadderHead, from: number, to: number): Promise<readonly LadderEntry[] | null>
}

export function createStoredLadders(store: DocumentStore): StoredLadders {
  const heads = openCollection(store, laddersCollection)
  const chunks = openCollection(store, ladderChunksCollection)
  const remembered = new LRUCache<string, readonly LadderEntry[]>({ max: REMEMBERED_CHUNKS })

  /** The entries of chunks, by their numbers; those that are not there any more are left out. */
  async function readChunks(ladder: LadderKey, head: LadderHead, numbers: readonly number[]) {
    // Nothing but names changes in a chunk, and the head tells when they do.
    const keyOf = (n: number) => `${ladderChunkId(ladder, head, n)}/${head.namings}`
    const found = new Map(numbers.map((n) => [n, remembered.get(keyOf(n))] as const))
    const unread = numbers.filter((n) => found.get(n) === undefined)
    for await (const batch of inTurns(unread, CHUNKS_AT_ONCE)) {
      const read = await chunks.findMany(batch.map((n) => ladderChunkId(ladder, head, n)))
      for (const [index, n] of batch.entries()) {
        const entries = read[index]?.entries
        if (entries === undefined) continue
        found.set(n, entries)
        remembered.set(keyOf(n), entries)
      }
    }
    return found
  }

  return {
    findHead: (ladder) => heads.find(ladderDocumentId(ladder)),

    async findEntries(ladder, head, from, to) {
      const end = Math.min(to, head.total)
      if (from >= end) return []
      const first = Math.floor(from / head.chunkSize)
      const last = Math.floor((end - 1) / head.chunkSize)
      const numbers = Array.from({ length: last - first + 1 }, (_, index) => first + index)
      const parts = [...(await readChunks(ladder, head, numbers)).values()]
      if (parts.includes(undefined)) return null
      const offset = first * head.chunkSize
      return parts.flatMap((part) => part ?? []).slice(from - offset, end - offset)
    },
  }
}
