import { setImmediate as othersTurn } from 'node:timers/promises'
import { openCollection } from '../collections/collection.ts'
import { ladderChunkId, ladderChunksCollection } from '../collections/ladder-chunks.ts'
import { ladderDocumentId, type LadderHead, laddersCollection } from '../collections/ladders.ts'
import type { LadderEntry, LadderKey, LadderName } from '../domain/ladder.ts'
import type { DocumentStore } from '../ports/document-store.ts'
import { inTurns } from '../services/in-turns.ts'

/**
 * How many entries a chunk has: as many as the longest page, so that a page needs one or two, and little that it does
 * not show is read for it.
 */
const CHUNK_SIZE = 100

/** How many chunks are read, written or deleted at once. */
const CHUNKS_AT_ONCE = 20

/** A ladder as Riot has it at a moment. */
export interface LadderVersion {
  /** Milliseconds since 1970. Names the version. */
  readonly fetchedAt: number
  /** Names the API key that its PUUIDs are encrypted for. */
  readonly keyId: string
  /** In the order of their ranks, which leave no gap. */
  readonly entries: readonly LadderEntry[]
}

/**
 * Keeps ladders so that whoever reads one sees one version of it, whole. A crash at any moment leaves the old version
 * in its place; what was written of another is deleted when a later one takes its place.
 */
export interface LadderVersions {
  findHead(ladder: LadderKey): Promise<LadderHead | null>
  /** Everybody in the present version, in the order of their ranks; nobody as long as there is none. */
  readEntries(ladder: LadderKey): Promise<readonly LadderEntry[]>
  /**
   * Puts a version in the place of the present one, which stays readable until the next one comes. False when the
   * present one is as young, and stays.
   */
  replace(ladder: LadderKey, version: LadderVersion): Promise<boolean>
  /** Writes names into a version, by rank, all or none. False when another version has taken its place. */
  writeNames(ladder: LadderKey, fetchedAt: number, names: ReadonlyMap<number, LadderName>): Promise<boolean>
}

export function createLadderVersions(store: DocumentStore): LadderVersions {
  const heads = openCollection(store, laddersCollection)
  const chunks = openCollection(store, ladderChunksCollection)

  async function writeChunks(ladder: LadderKey, { fetchedAt, entries }: LadderVersion): Promise<void> {
    const numbers = Array.from({ length: Math.ceil(entries.length / CHUNK_SIZE) }, (_, n) => n)
    for await (const batch of inTurns(numbers, CHUNKS_AT_ONCE)) {
      await store.transaction(async (transaction) => {
        for (const n of batch) {
          chunks.in(transaction).set(ladderChunkId(ladder, { fetchedAt }, n), {
            ladder: ladderDocumentId(ladder),
            fetchedAt,
            entries: entries.slice(n * CHUNK_SIZE, (n + 1) * CHUNK_SIZE),
          })
        }
      })
    }
  }

  async function deleteOlder(ladder: LadderKey, than: number): Promise<void> {
    const where = [{ field: 'ladder', equals: ladderDocumentId(ladder) }]
    const orderBy = { field: 'fetchedAt', direction: 'asc', below: than } as const
    let found = 0
    do {
      if (found > 0) await othersTurn()
      // Past the typed collection: only the ids matter.
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
      for await (const batch of inTurns(numbers, CHUNKS_AT_ONCE)) {
        const found = await chunks.findMany(batch.map((n) => ladderChunkId(ladder, head, n)))
        entries.push(...found.flatMap((chunk) => chunk?.entries ?? []))
      }
      return entries
    },

    async replace(ladder, version) {
      const { fetchedAt, keyId, entries } = version
      const present = await heads.find(ladderDocumentId(ladder))
      if (present !== null && present.fetchedAt >= fetchedAt) return false
      await writeChunks(ladder, version)
      const older = await store.transaction(async (transaction) => {
        const before = await heads.in(transaction).find(ladderDocumentId(ladder))
        if (before !== null && before.fetchedAt >= fetchedAt) return null
        const previous = before?.fetchedAt ?? null
        heads.in(transaction).set(ladderDocumentId(ladder), {
          fetchedAt,
          previous,
          keyId,
          total: entries.length,
          topLeaguePoints: entries.reduce((top, { leaguePoints }) => Math.max(top, leaguePoints), 0),
          chunkSize: CHUNK_SIZE,
          namings: 0,
        })
        return previous ?? fetchedAt
      })
      if (older === null) return false
      await deleteOlder(ladder, older)
      return true
    },

    writeNames: (ladder, fetchedAt, names) =>
      store.transaction(async (transaction) => {
        const head = await heads.in(transaction).find(ladderDocumentId(ladder))
        if (head?.fetchedAt !== fetchedAt) return false
        const numbers = new Set(Array.from(names.keys(), (rank) => Math.floor((rank - 1) / head.chunkSize)))
        const ids = Array.from(numbers, (n) => ladderChunkId(ladder, head, n))
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
