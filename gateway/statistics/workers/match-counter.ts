import { ZodError } from 'zod'
import { comparePatches } from '../../game-data/rules/patch.ts'
import { pendingCountsCollection } from '../../matches/collections/pending-counts.ts'
import type { Clock } from '../../shared/clock.ts'
import { type CollectionDefinition, openCollection } from '../../store/collection.ts'
import {
  DocumentTooLarge,
  InvalidDocument,
  InvalidReference,
  TransactionTooLarge,
} from '../../store/document-store-errors.ts'
import type { DocumentData, DocumentStore, Transaction } from '../../store/document-store.ts'
import { inBatches } from '../../store/in-batches.ts'
import { championStatsCollection } from '../collections/champion-stats.ts'
import { championTablesCollection } from '../collections/champion-tables.ts'
import { participationsCollection } from '../collections/participations.ts'
import { STATISTICS_STATE_ID, statisticsStateCollection } from '../collections/statistics-state.ts'
import { addToStats } from '../rules/champion-stats-change.ts'
import type { ChampionStats } from '../rules/champion-stats.ts'
import { addToTable } from '../rules/champion-table-change.ts'
import type { ChampionTable } from '../rules/champion-table.ts'
import { type StatisticsChanges, sumUpChanges } from '../rules/statistics-changes.ts'
import { INITIAL_STATISTICS_STATE, type StatisticsState } from '../rules/statistics-state.ts'
import { addChanges, type NextDocuments } from './add-changes.ts'
import { createDocumentCache, type DocumentCache } from './document-cache.ts'
import { type RecountState, recountStateOf, expireRecount } from './recount-mark.ts'

/**
 * Maximum number of matches that are counted in one transaction. With more matches, fewer champion documents are
 * written per match. But a commit of the embedded store blocks all other work.
 */
const MOST_MATCHES = 150

/** Number of documents that are written before other work gets a turn. */
const DOCUMENTS_A_TURN = 50

/** Pause after a match could not be counted, in milliseconds: only a recount or a person can fix it. */
const REST_OF_SKIPPED = 60 * 60_000

/** Adds pending matches to the statistics. Several counters may work on one store: no match is counted twice. */
export interface MatchCounter {
  /**
   * Counts a batch of pending matches in one transaction. Resolves to their number: 0 when none is left, or while a
   * recount runs. A match that can't be counted is skipped and reported once. Throws the store's errors; then either
   * the whole batch or nothing was counted, and both are consistent.
   */
  countPending(): Promise<number>
  /** As of the last call of `countPending`. */
  status(): MatchCounterStatus
}

export interface MatchCounterStatus {
  readonly recount: RecountState
  /** Number of matches that are skipped because they can't be counted. */
  readonly left: number
}

interface Dependencies {
  readonly store: DocumentStore
  readonly clock: Clock
  /** Called with an error for each match that can't be counted, once. */
  readonly report: (error: unknown) => void
}

/** Result of a counting transaction. */
interface Counting {
  readonly counted: number
  /** Updates the caches. Must be called after the transaction, which can run several times and may fail. */
  keep(): void
}

const NOTHING_DONE: Counting = { counted: 0, keep: () => undefined }

export function createMatchCounter({ store, clock, report }: Dependencies): MatchCounter {
  const states = openCollection(store, statisticsStateCollection)
  const pendingCounts = openCollection(store, pendingCountsCollection)
  /** End of the pause of skipped matches, by match id. */
  const skipped = new Map<string, number>()
  const tables = createDocumentCache<ChampionTable>()
  const stats = createDocumentCache<ChampionStats>()
  let recount: RecountState = 'none'
  let atOnce = MOST_MATCHES

  async function listPending(): Promise<readonly string[]> {
    const { name } = pendingCountsCollection
    const now = clock.now()
    let startAfter: { readonly id: string } | undefined
    for (;;) {
      const page = await store.query(name, startAfter === undefined ? { limit: atOnce } : { limit: atOnce, startAfter })
      const ids = page.map(({ id }) => id)
      const due = ids.filter((id) => (skipped.get(id) ?? 0) <= now)
      startAfter = page.at(-1)
      if (due.length > 0 || startAfter === undefined) return due
    }
  }

  /**
   * Counts these matches, in smaller batches if they can't be counted together. Resolves to the number of counted
   * matches.
   */
  async function countTogether(ids: readonly string[]): Promise<number> {
    try {
      const counting = await store.transaction((transaction) => count(transaction, ids))
      counting.keep()
      for (const id of ids) skipped.delete(id)
      if (ids.length === atOnce) atOnce = Math.min(MOST_MATCHES, atOnce + 1)
      return counting.counted
    } catch (error) {
      for (const memory of [tables, stats]) memory.forget()
      if (!isUncountable(error)) throw error
      const [id] = ids
      if (ids.length === 1 && id !== undefined) {
        skip(id, error)
        return 0
      }
      const half = Math.ceil(ids.length / 2)
      if (error instanceof TransactionTooLarge) atOnce = half
      return (await countTogether(ids.slice(0, half))) + (await countTogether(ids.slice(half)))
    }
  }

  async function count(transaction: Transaction, ids: readonly string[]): Promise<Counting> {
    const state = (await states.in(transaction).find(STATISTICS_STATE_ID)) ?? INITIAL_STATISTICS_STATE
    if (recountStateOf(state, clock.now()) === 'under way') return NOTHING_DONE
    const read = await pendingCounts.in(transaction).findMany(ids)
    const pending = ids.flatMap((id, index) => {
      const value = read[index] ?? null
      return value === null ? [] : [{ id, value }]
    })
    if (pending.length === 0) return NOTHING_DONE

    const changes = sumUpChanges(pending.map(({ value }) => value))
    const within = { transaction, revision: state.revision }
    const nextTables = await addUp(within, championTablesCollection, tables, changes.tables, addToTable)
    const nextStats = await addUp(within, championStatsCollection, stats, changes.stats, addToStats)

    await writeAll(transaction, championTablesCollection, nextTables.documents)
    await writeAll(transaction, championStatsCollection, nextStats.documents)
    await writeAll(transaction, participationsCollection, changes.participations)
    for (const { id } of pending) pendingCounts.in(transaction).delete(id)
    const nextState = addToState(state, changes, clock.now())
    states.in(transaction).set(STATISTICS_STATE_ID, nextState)
    return {
      counted: pending.length,
      keep() {
        for (const each of [nextTables, nextStats]) each.keep(nextState.revision)
      },
    }
  }

  /** Applies changes to champion documents; `keep` updates the cache once they are written. */
  async function addUp<T extends DocumentData, Change>(
    { transaction, revision }: { readonly transaction: Transaction; readonly revision: number },
    definition: CollectionDefinition<T>,
    memory: DocumentCache<T>,
    changes: ReadonlyMap<string, Change>,
    add: (document: T | null, change: Change) => T | null,
  ) {
    const collection = openCollection(store, definition).in(transaction)
    const present = memory.at(revision, (ids) => collection.findMany(ids))
    const documents = await addChanges(present.findMany, changes, add)
    return { documents, keep: (written: number) => present.keep(documents, written) }
  }

  function skip(id: string, cause: unknown): void {
    if (!skipped.has(id)) report(new Error(`${pendingCountsCollection.name}/${id} can't be counted`, { cause }))
    skipped.set(id, clock.now() + REST_OF_SKIPPED)
  }

  return {
    async countPending() {
      for (;;) {
        recount = recountStateOf((await states.find(STATISTICS_STATE_ID)) ?? INITIAL_STATISTICS_STATE, clock.now())
        if (recount === 'under way') {
          // The recount fixes the matches that could not be counted.
          skipped.clear()
          return 0
        }
        const ids = await listPending()
        if (ids.length === 0) return 0
        const counted = await countTogether(ids)
        if (counted > 0) return counted
      }
    },
    status: () => ({ recount, left: skipped.size }),
  }
}

async function writeAll<T extends DocumentData>(
  transaction: Transaction,
  definition: CollectionDefinition<T>,
  documents: NextDocuments<T>,
): Promise<void> {
  const { name: collection } = definition
  for await (const part of inBatches([...documents], DOCUMENTS_A_TURN)) {
    for (const [id, data] of part) {
      if (data === null) transaction.delete({ collection, id })
      else transaction.set({ collection, id }, data)
    }
  }
}

/** Returns the state after these changes. No patch is removed, because a counted match stays counted. */
function addToState(state: StatisticsState, changes: StatisticsChanges, now: number): StatisticsState {
  const patches = new Set([...state.patches, ...changes.patches.keys()])
  return {
    ...expireRecount(state),
    patches: [...patches].toSorted(comparePatches),
    matches: state.matches + changes.matches,
    countedAt: now,
    revision: state.revision + 1,
  }
}

/** Returns true for an error of the data, as opposed to an error of the store. */
function isUncountable(error: unknown): boolean {
  return (
    error instanceof TransactionTooLarge ||
    error instanceof ZodError ||
    error instanceof InvalidReference ||
    error instanceof InvalidDocument ||
    error instanceof DocumentTooLarge
  )
}
