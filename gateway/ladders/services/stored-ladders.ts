import { LRUCache } from 'lru-cache'
import { openCollection } from '../../store/collection.ts'
import type { DocumentStore } from '../../store/document-store.ts'
import { inBatches } from '../../store/in-batches.ts'
import { ladderChunkId, ladderChunksCollection } from '../collections/ladder-chunks.ts'
import { ladderCutoffsCollection } from '../collections/ladder-cutoffs.ts'
import { ladderDocumentId, type LadderHead, laddersCollection } from '../collections/ladders.ts'
import type { LadderCutoffDay } from '../rules/ladder-cutoffs.ts'
import type { LadderEntry, LadderKey } from '../rules/ladder.ts'

/** Number of cached chunks, about 40 kB each. */
const REMEMBERED_CHUNKS = 1000

/** Chunks per read. */
const CHUNKS_AT_ONCE = 25

export interface StoredLadders {
  /** Null until the ladder was fetched once. One read of the store. */
  findHead(ladder: LadderKey): Promise<LadderHead | null>
  /**
   * Returns entries of the head's version, from place `from` (exclusive) to place `to` (inclusive). Null when the store
   * has replaced that version. Reads only the chunks that contain the entries, and each at most once.
   */
  findEntries(ladder: LadderKey, head: LadderHead, from: number, to: number): Promise<readonly LadderEntry[] | null>
  /**
   * Returns the entries of the head's version that have the largest movements, in the order of their ranks, without players who are no
   * longer listed by name. One read. Empty when the store has replaced that version.
   */
  findMovers(ladder: LadderKey, head: LadderHead): Promise<readonly LadderEntry[]>
  /** Returns the cut-offs of past days, oldest first. One read. */
  findCutoffDays(ladder: LadderKey): Promise<readonly LadderCutoffDay[]>
  /** Clears what is kept in memory. */
  forget(): void
}

export function createStoredLadders(store: DocumentStore): StoredLadders {
  const heads = openCollection(store, laddersCollection)
  const chunks = openCollection(store, ladderChunksCollection)
  const cutoffHistories = openCollection(store, ladderCutoffsCollection)
  const remembered = new LRUCache<string, readonly LadderEntry[]>({ max: REMEMBERED_CHUNKS })

  async function readChunks<N extends number | 'movers'>(ladder: LadderKey, head: LadderHead, numbers: readonly N[]) {
    // Only names change within a chunk, and the head counts those changes.
    const keyOf = (n: N) => `${ladderChunkId(ladder, head, n)}/${head.namings}`
    const found = new Map(numbers.map((n) => [n, remembered.get(keyOf(n))] as const))
    const unread = numbers.filter((n) => found.get(n) === undefined)
    for await (const batch of inBatches(unread, CHUNKS_AT_ONCE)) {
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
    forget: () => remembered.clear(),

    async findMovers(ladder, head) {
      const movers = (await readChunks(ladder, head, ['movers'])).get('movers') ?? []
      return movers.filter(({ puuid }) => puuid !== '')
    },

    async findCutoffDays(ladder) {
      return (await cutoffHistories.find(ladderDocumentId(ladder)))?.days ?? []
    },

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
