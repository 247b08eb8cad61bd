import { setImmediate as yieldToOthers } from 'node:timers/promises'
import { personKeyOf } from '../../matches/collections/person-key.ts'
import { openCollection } from '../../store/collection.ts'
import type { DocumentStore } from '../../store/document-store.ts'
import { inBatches } from '../../store/in-batches.ts'
import {
  type LadderBaseline,
  ladderBaselineId,
  ladderBaselinesCollection,
  ranksIn,
  toBaseline,
} from '../collections/ladder-baselines.ts'
import { ladderChunkId, ladderChunksCollection } from '../collections/ladder-chunks.ts'
import { ladderDocumentId, type LadderHead, laddersCollection } from '../collections/ladders.ts'
import { chooseBaseline, rotateBaselines } from '../rules/ladder-movement.ts'
import type { LadderEntry, LadderKey, LadderName, LadderStanding } from '../rules/ladder.ts'

/** The longest page: it then needs one or two chunks, and few entries are read in vain. */
const CHUNK_SIZE = 100

/** Number of chunks that are read, written or deleted at once. */
const CHUNKS_AT_ONCE = 20

/** Number of players whose keys are computed at once, in about a millisecond. */
const KEYS_AT_ONCE = 2000

export interface LadderVersion {
  /** Milliseconds since 1970. It identifies the version. */
  readonly fetchedAt: number
  /** Id of the API key that the PUUIDs are encrypted for. */
  readonly keyId: string
  /** In the order of their ranks, which have no gaps. */
  readonly entries: readonly LadderEntry[]
}

/** A ladder as it was earlier. */
export interface EarlierLadder {
  /** Milliseconds since 1970. */
  readonly fetchedAt: number
  /** Best first, with PUUIDs for the same API key as the version that is compared with it. */
  readonly standings: readonly Pick<LadderStanding, 'puuid'>[]
}

/** A baseline and the time of its ladder. */
interface TimedBaseline {
  readonly fetchedAt: number
  readonly baseline: LadderBaseline
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
   * Compares the version with the ladder of about 24 hours before, and makes it the current one. The previous version stays readable
   * until the next replacement. Resolves to false, without a change, when the current one is as new. `findEarlier` is asked for the
   * earlier ladder when none is stored.
   */
  replace(
    ladder: LadderKey,
    version: LadderVersion,
    findEarlier?: () => Promise<EarlierLadder | null>,
  ): Promise<boolean>
  /** Writes names into a version by rank, all or none. Resolves to false when another version has replaced it. */
  writeNames(ladder: LadderKey, fetchedAt: number, names: ReadonlyMap<number, LadderName>): Promise<boolean>
}

export function createLadderVersions(store: DocumentStore): LadderVersions {
  const heads = openCollection(store, laddersCollection)
  const chunks = openCollection(store, ladderChunksCollection)
  const baselines = openCollection(store, ladderBaselinesCollection)

  async function findBaseline(
    ladder: LadderKey,
    present: LadderHead | null,
    { fetchedAt, keyId }: LadderVersion,
    findEarlier: () => Promise<EarlierLadder | null>,
  ): Promise<TimedBaseline | null> {
    const chosen = chooseBaseline(baselinesOf(present, keyId), fetchedAt)
    const stored = chosen === null ? null : await baselines.find(ladderBaselineId(ladder, chosen))
    if (chosen !== null && stored !== null) return { fetchedAt: chosen, baseline: stored }
    const earlier = await findEarlier()
    if (earlier === null) return null
    return { fetchedAt: earlier.fetchedAt, baseline: toBaseline(await toKeys(earlier.standings)) }
  }

  /** `findRankBefore` takes the index of an entry. */
  async function writeChunks(
    ladder: LadderKey,
    { fetchedAt, entries }: LadderVersion,
    findRankBefore: (index: number) => number | null,
  ): Promise<void> {
    const numbers = Array.from({ length: Math.ceil(entries.length / CHUNK_SIZE) }, (_, n) => n)
    for await (const batch of inBatches(numbers, CHUNKS_AT_ONCE)) {
      await store.transaction(async (transaction) => {
        for (const n of batch) {
          const first = n * CHUNK_SIZE
          const part = entries.slice(first, first + CHUNK_SIZE)
          chunks.in(transaction).set(ladderChunkId(ladder, { fetchedAt }, n), {
            ladder: ladderDocumentId(ladder),
            fetchedAt,
            entries: part.map((entry, index) => ({ ...entry, rankBefore: findRankBefore(first + index) })),
          })
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
      const { fetchedAt, keyId, entries } = version
      const present = await heads.find(ladderDocumentId(ladder))
      if (present !== null && present.fetchedAt >= fetchedAt) return false
      const compared = await findBaseline(ladder, present, version, findEarlier)
      const keys = await toKeys(entries)
      const ranksBefore = compared === null ? null : ranksIn(compared.baseline)
      await writeChunks(ladder, version, (index) => ranksBefore?.get(keys[index] ?? '') ?? null)
      const older = await store.transaction(async (transaction) => {
        const before = await heads.in(transaction).find(ladderDocumentId(ladder))
        if (before !== null && before.fetchedAt >= fetchedAt) return null
        const previous = before?.fetchedAt ?? null
        const known = baselinesOf(before, keyId)
        const comparable =
          compared === null || known.includes(compared.fetchedAt) ? known : [compared.fetchedAt, ...known]
        const kept = rotateBaselines(comparable, fetchedAt)
        heads.in(transaction).set(ladderDocumentId(ladder), {
          fetchedAt,
          previous,
          keyId,
          total: entries.length,
          topLeaguePoints: entries.reduce((top, { leaguePoints }) => Math.max(top, leaguePoints), 0),
          chunkSize: CHUNK_SIZE,
          namings: 0,
          comparedWith: compared?.fetchedAt ?? null,
          baselines: kept,
        })
        // In the transaction of the head, so that it lists exactly the baselines that are stored.
        for (const at of before?.baselines ?? []) {
          if (!kept.includes(at)) baselines.in(transaction).delete(ladderBaselineId(ladder, at))
        }
        for (const at of kept) {
          if (known.includes(at)) continue
          const baseline = at === compared?.fetchedAt ? compared.baseline : toBaseline(keys)
          baselines.in(transaction).set(ladderBaselineId(ladder, at), baseline)
        }
        return previous ?? fetchedAt
      })
      if (older === null) return false
      await deleteOlderThan(ladder, older)
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

/** PUUIDs of another API key can't be compared. */
function baselinesOf(head: LadderHead | null, keyId: string): readonly number[] {
  return head?.keyId === keyId ? head.baselines : []
}

/** Returns the person keys in the order of the players. */
async function toKeys(players: readonly Pick<LadderStanding, 'puuid'>[]): Promise<readonly string[]> {
  const keys: string[] = []
  for await (const batch of inBatches(players, KEYS_AT_ONCE)) keys.push(...batch.map(({ puuid }) => personKeyOf(puuid)))
  return keys
}
