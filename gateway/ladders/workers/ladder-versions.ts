import { setImmediate as yieldToOthers } from 'node:timers/promises'
import { believable } from '../../shared/stored-time.ts'
import { openCollection } from '../../store/collection.ts'
import type { DocumentStore } from '../../store/document-store.ts'
import { inBatches } from '../../store/in-batches.ts'
import { ladderChunkId, ladderChunksCollection } from '../collections/ladder-chunks.ts'
import { ladderCutoffsCollection } from '../collections/ladder-cutoffs.ts'
import { ladderDocumentId, type LadderHead, laddersCollection } from '../collections/ladders.ts'
import { addCutoffDays, cutoffsOf, toCutoffDay } from '../rules/ladder-cutoffs.ts'
import { listMovers } from '../rules/ladder-movers.ts'
import type { LadderEntry, LadderKey, LadderName } from '../rules/ladder.ts'
import { openLadderComparisons } from './ladder-comparisons.ts'
import { type FindEarlier, recallCutoffs } from './ladder-past.ts'

/** The longest page: it then needs one or two chunks, and few entries are read in vain. */
const CHUNK_SIZE = 100

/** Number of chunks that are read, written or deleted at once. */
const CHUNKS_AT_ONCE = 20

export interface LadderVersion {
  /** Milliseconds since 1970. It identifies the version. */
  readonly fetchedAt: number
  /** Id of the API key that the PUUIDs are encrypted for. */
  readonly keyId: string
  /** In the order of their ranks, which have no gaps. */
  readonly entries: readonly LadderEntry[]
}

/**
 * Stores ladders so that a reader always gets one complete version. After a crash the old version stays current; parts
 * of an unfinished version are deleted when a later one replaces it.
 */
export interface LadderVersions {
  findHead(ladder: LadderKey): Promise<LadderHead | null>
  /** Returns all entries of the current version, in the order of their ranks; an empty list when there is none. */
  readEntries(ladder: LadderKey): Promise<readonly LadderEntry[]>
  /**
   * Compares the version with the ladders of the day and the week before, adds its cut-offs to their history, and makes it the current
   * one. The previous version stays readable until the next replacement. Resolves to the compared entries; to null, without a change,
   * when the current version is as new. `findEarlier` is asked for what the store does not know yet.
   */
  replace(ladder: LadderKey, version: LadderVersion, findEarlier?: FindEarlier): Promise<readonly LadderEntry[] | null>
  /** Writes names into a version by rank, all or none. Resolves to false when another version has replaced it. */
  writeNames(ladder: LadderKey, fetchedAt: number, names: ReadonlyMap<number, LadderName>): Promise<boolean>
}

export function createLadderVersions(store: DocumentStore): LadderVersions {
  const heads = openCollection(store, laddersCollection)
  const chunks = openCollection(store, ladderChunksCollection)
  const cutoffHistories = openCollection(store, ladderCutoffsCollection)
  const comparisons = openLadderComparisons(store)

  async function writeChunks(ladder: LadderKey, fetchedAt: number, entries: readonly LadderEntry[]): Promise<void> {
    const parts = Array.from({ length: Math.ceil(entries.length / CHUNK_SIZE) }, (_, n) => ({
      id: ladderChunkId(ladder, { fetchedAt }, n),
      entries: entries.slice(n * CHUNK_SIZE, (n + 1) * CHUNK_SIZE),
    }))
    const movers = { id: ladderChunkId(ladder, { fetchedAt }, 'movers'), entries: listMovers(entries) }
    for await (const batch of inBatches([movers, ...parts], CHUNKS_AT_ONCE)) {
      await store.transaction(async (transaction) => {
        for (const part of batch) {
          const chunk = { ladder: ladderDocumentId(ladder), fetchedAt, entries: [...part.entries] }
          chunks.in(transaction).set(part.id, chunk)
        }
      })
    }
  }

  async function deleteOlderThan(ladder: LadderKey, than: number): Promise<void> {
    const where = [{ field: 'ladder', equals: ladderDocumentId(ladder) }]
    const orderBy = { field: 'fetchedAt', direction: 'asc', below: than } as const
    let found = 0
    do {
      if (found > 0) await yieldToOthers()
      // Bypasses the typed collection: only the ids matter.
      const older = await store.query(ladderChunksCollection.name, { where, orderBy, limit: CHUNKS_AT_ONCE })
      found = older.length
      await store.transaction(async (transaction) => {
        for (const { id } of older) chunks.in(transaction).delete(id)
      })
    } while (found === CHUNKS_AT_ONCE)
  }

  return {
    findHead: (ladder) => heads.find(ladderDocumentId(ladder)),

    async readEntries(ladder) {
      const head = await heads.find(ladderDocumentId(ladder))
      if (head === null) return []
      const entries: LadderEntry[] = []
      const numbers = Array.from({ length: Math.ceil(head.total / head.chunkSize) }, (_, n) => n)
      for await (const batch of inBatches(numbers, CHUNKS_AT_ONCE)) {
        const found = await chunks.findMany(batch.map((n) => ladderChunkId(ladder, head, n)))
        entries.push(...found.flatMap((chunk) => chunk?.entries ?? []))
      }
      return entries
    },

    async replace(ladder, version, findEarlier = async () => null) {
      const { fetchedAt, keyId } = version
      const id = ladderDocumentId(ladder)
      const present = await heads.find(id)
      if (present !== null && believable(present.fetchedAt, fetchedAt) >= fetchedAt) return null
      const isFirst = (await cutoffHistories.find(id)) === null
      const recalled = isFirst ? await recallCutoffs(findEarlier, fetchedAt) : []
      const comparison = await comparisons.compare(ladder, version, present, findEarlier)
      const { entries, comparedWith } = comparison
      await writeChunks(ladder, fetchedAt, entries)
      const cutoffs = cutoffsOf(entries)
      const older = await store.transaction(async (transaction) => {
        const before = await heads.in(transaction).find(id)
        const history = await cutoffHistories.in(transaction).find(id)
        if (before !== null && believable(before.fetchedAt, fetchedAt) >= fetchedAt) return null
        const previous = before?.fetchedAt ?? null
        // In the transaction of the head, so that it lists exactly the baselines that are stored.
        const baselines = comparison.writeBaselines(transaction, before)
        heads.in(transaction).set(id, {
          fetchedAt,
          previous,
          keyId,
          total: entries.length,
          topLeaguePoints: entries.reduce((top, { leaguePoints }) => Math.max(top, leaguePoints), 0),
          chunkSize: CHUNK_SIZE,
          namings: 0,
          comparedWith: comparedWith.YESTERDAY,
          comparedWithLastWeek: comparedWith.LAST_WEEK,
          baselines,
          cutoffs,
        })
        const days = addCutoffDays(history?.days ?? recalled, [toCutoffDay(cutoffs, fetchedAt)])
        cutoffHistories.in(transaction).set(id, { days })
        return previous ?? fetchedAt
      })
      if (older === null) return null
      await deleteOlderThan(ladder, older)
      return entries
    },

    writeNames: (ladder, fetchedAt, names) =>
      store.transaction(async (transaction) => {
        const head = await heads.in(transaction).find(ladderDocumentId(ladder))
        if (head?.fetchedAt !== fetchedAt) return false
        const numbers = new Set(Array.from(names.keys(), (rank) => Math.floor((rank - 1) / head.chunkSize)))
        const ids = Array.from([...numbers, 'movers'] as const, (n) => ladderChunkId(ladder, head, n))
        const found = await chunks.in(transaction).findMany(ids)
        for (const [index, id] of ids.entries()) {
          const chunk = found[index]
          if (!chunk) continue
          const entries = chunk.entries.map((entry) => ({ ...entry, ...names.get(entry.rank) }))
          chunks.in(transaction).set(id, { ...chunk, entries })
        }
        heads.in(transaction).set(ladderDocumentId(ladder), { ...head, namings: head.namings + 1 })
        return true
      }),
  }
}
