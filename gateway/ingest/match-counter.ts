import { ZodError } from 'zod'
import { accountChampionsCollection } from '../collections/account-champions.ts'
import { championPlayersCollection } from '../collections/champion-players.ts'
import { championStatsCollection } from '../collections/champion-stats.ts'
import { championTablesCollection } from '../collections/champion-tables.ts'
import { type CollectionDefinition, openCollection } from '../collections/collection.ts'
import { participationsCollection } from '../collections/participations.ts'
import { pendingCountsCollection } from '../collections/pending-counts.ts'
import { STATISTICS_STATE_ID, statisticsStateCollection } from '../collections/statistics-state.ts'
import { addToAccount } from '../domain/account-champions-change.ts'
import type { ChampionPlayers } from '../domain/champion-players.ts'
import type { ChampionStats } from '../domain/champion-stats.ts'
import { addToStats } from '../domain/champion-stats-change.ts'
import type { ChampionTable } from '../domain/champion-table.ts'
import { addToTable } from '../domain/champion-table-change.ts'
import { comparePatches } from '../domain/patch.ts'
import { type StatisticsChanges, sumUpChanges } from '../domain/statistics-changes.ts'
import { NOTHING_COUNTED, type StatisticsState } from '../domain/statistics-state.ts'
import type { Clock } from '../ports/clock.ts'
import type { DocumentData, DocumentStore, Transaction } from '../ports/document-store.ts'
import {
  DocumentTooLarge,
  InvalidDocument,
  InvalidReference,
  TransactionTooLarge,
} from '../ports/document-store-errors.ts'
import { inTurns } from '../services/in-turns.ts'
import { addChanges, addToPlayers, listPlayers, type NextDocuments } from './add-changes.ts'
import { createDocumentsMemory, type DocumentsMemory } from './documents-memory.ts'
import { type RecountState, recountStateOf, withoutHolder } from './recount-mark.ts'

/**
 * How many matches are counted in one transaction at most. The more there are, the fewer documents of champions a match
 * writes; but a commit of the embedded store lets nobody else have a turn, and each match has some ten accounts.
 */
const MOST_MATCHES = 150

/** How many documents are written before it is everybody else's turn. */
const DOCUMENTS_A_TURN = 50

/** For how long a match is left that can't be counted, in milliseconds: nothing but a recount or a person mends that. */
const REST_OF_LEFT = 60 * 60_000

/** Brings what is pending of matches into the statistics. Several may work on one store: nothing is counted twice. */
export interface MatchCounter {
  /**
   * Counts a part of what is pending, all of it in one transaction, and answers how many matches that were: 0 when none
   * is left, or while everything is counted anew. What can't be counted is left and reported once. Throws what the store
   * throws; nothing was counted then, or all of the part was, and either is right.
   */
  countPending(): Promise<number>
  /** As seen when `countPending` was last called. */
  status(): MatchCounterStatus
}

export interface MatchCounterStatus {
  readonly recount: RecountState
  /** How many matches are left because they can't be counted. */
  readonly left: number
}

interface Dependencies {
  readonly store: DocumentStore
  readonly clock: Clock
  /** Is told of each match that can't be counted, once. */
  readonly report: (error: unknown) => void
}

/** What a transaction has counted, and how to remember what it wrote. */
interface Counting {
  readonly counted: number
  /** Belongs behind the transaction: it can run again, and may not come about. */
  keep(): void
}

const NOTHING: Counting = { counted: 0, keep: () => undefined }

export function createMatchCounter({ store, clock, report }: Dependencies): MatchCounter {
  const states = openCollection(store, statisticsStateCollection)
  const pendingCounts = openCollection(store, pendingCountsCollection)
  /** Until when matches are left, by their ids. */
  const left = new Map<string, number>()
  // The same champions are in every part; accounts hardly ever are.
  const tables = createDocumentsMemory<ChampionTable>()
  const stats = createDocumentsMemory<ChampionStats>()
  const players = createDocumentsMemory<ChampionPlayers>()
  let recount: RecountState = 'none'
  let atOnce = MOST_MATCHES

  async function listPending(): Promise<readonly string[]> {
    const { name } = pendingCountsCollection
    const now = clock.now()
    let startAfter: { readonly id: string } | undefined
    for (;;) {
      const page = await store.query(name, startAfter === undefined ? { limit: atOnce } : { limit: atOnce, startAfter })
      const ids = page.map(({ id }) => id)
      const due = ids.filter((id) => (left.get(id) ?? 0) <= now)
      startAfter = page.at(-1)
      if (due.length > 0 || startAfter === undefined) return due
    }
  }

  /** Counts these, in smaller parts where that can't be done together. Answers how many were counted. */
  async function countTogether(ids: readonly string[]): Promise<number> {
    try {
      const counting = await store.transaction((transaction) => count(transaction, ids))
      counting.keep()
      for (const id of ids) left.delete(id)
      if (ids.length === atOnce) atOnce = Math.min(MOST_MATCHES, atOnce + 1)
      return counting.counted
    } catch (error) {
      for (const memory of [tables, stats, players]) memory.forget()
      if (!isUncountable(error)) throw error
      const [id] = ids
      if (ids.length === 1 && id !== undefined) {
        leave(id, error)
        return 0
      }
      const half = Math.ceil(ids.length / 2)
      if (error instanceof TransactionTooLarge) atOnce = half
      return (await countTogether(ids.slice(0, half))) + (await countTogether(ids.slice(half)))
    }
  }

  async function count(transaction: Transaction, ids: readonly string[]): Promise<Counting> {
    const state = (await states.in(transaction).find(STATISTICS_STATE_ID)) ?? NOTHING_COUNTED
    if (recountStateOf(state, clock.now()) === 'under way') return NOTHING
    const read = await pendingCounts.in(transaction).findMany(ids)
    const pending = ids.flatMap((id, index) => {
      const value = read[index] ?? null
      return value === null ? [] : [{ id, value }]
    })
    if (pending.length === 0) return NOTHING

    const changes = sumUpChanges(pending.map(({ value }) => value))
    const within = { transaction, revision: state.revision }
    const nextTables = await addUp(within, championTablesCollection, tables, changes.tables, addToTable)
    const nextStats = await addUp(within, championStatsCollection, stats, changes.stats, addToStats)
    const readAccounts = readerOf(transaction, accountChampionsCollection)
    const accounts = await addChanges(readAccounts, changes.accounts, addToAccount)
    const ranked = listPlayers(accounts, changes.accounts)
    const nextPlayers = await addUp(within, championPlayersCollection, players, ranked, addToPlayers)

    await writeAll(transaction, championTablesCollection, nextTables.documents)
    await writeAll(transaction, championStatsCollection, nextStats.documents)
    await writeAll(transaction, accountChampionsCollection, accounts)
    await writeAll(transaction, championPlayersCollection, nextPlayers.documents)
    await writeAll(transaction, participationsCollection, changes.participations)
    for (const { id } of pending) pendingCounts.in(transaction).delete(id)
    const nextState = addToState(state, changes, clock.now())
    states.in(transaction).set(STATISTICS_STATE_ID, nextState)
    return {
      counted: pending.length,
      keep() {
        for (const each of [nextTables, nextStats, nextPlayers]) each.keep(nextState.revision)
      },
    }
  }

  /** What documents of champions become, and how to remember that once it is written. */
  async function addUp<T extends DocumentData, Change>(
    { transaction, revision }: { readonly transaction: Transaction; readonly revision: number },
    definition: CollectionDefinition<T>,
    memory: DocumentsMemory<T>,
    changes: ReadonlyMap<string, Change>,
    add: (document: T | null, change: Change) => T | null,
  ) {
    const present = memory.at(revision, readerOf(transaction, definition))
    const documents = await addChanges(present.findMany, changes, add)
    return { documents, keep: (written: number) => present.keep(documents, written) }
  }

  function readerOf<T extends DocumentData>(transaction: Transaction, definition: CollectionDefinition<T>) {
    const collection = openCollection(store, definition).in(transaction)
    return (ids: readonly string[]) => collection.findMany(ids)
  }

  function leave(id: string, cause: unknown): void {
    if (!left.has(id)) report(new Error(`${pendingCountsCollection.name}/${id} can't be counted`, { cause }))
    left.set(id, clock.now() + REST_OF_LEFT)
  }

  return {
    async countPending() {
      for (;;) {
        recount = recountStateOf((await states.find(STATISTICS_STATE_ID)) ?? NOTHING_COUNTED, clock.now())
        if (recount === 'under way') {
          // It mends what could not be counted.
          left.clear()
          return 0
        }
        const ids = await listPending()
        if (ids.length === 0) return 0
        const counted = await countTogether(ids)
        if (counted > 0) return counted
      }
    },
    status: () => ({ recount, left: left.size }),
  }
}

async function writeAll<T extends DocumentData>(
  transaction: Transaction,
  definition: CollectionDefinition<T>,
  documents: NextDocuments<T>,
): Promise<void> {
  const { name: collection } = definition
  for await (const part of inTurns([...documents], DOCUMENTS_A_TURN)) {
    for (const [id, data] of part) {
      if (data === null) transaction.delete({ collection, id })
      else transaction.set({ collection, id }, data)
    }
  }
}

/** What the state says after these changes. No patch goes: a match that has counted once goes on to count. */
function addToState(state: StatisticsState, changes: StatisticsChanges, now: number): StatisticsState {
  const patches = new Set([...state.patches, ...changes.patches.keys()])
  return {
    ...withoutHolder(state),
    patches: [...patches].toSorted(comparePatches),
    matches: state.matches + changes.matches,
    countedAt: now,
    revision: state.revision + 1,
  }
}

/** Whether an error says that this can't be counted, and not that the store can't be asked. */
function isUncountable(error: unknown): boolean {
  return (
    error instanceof TransactionTooLarge ||
    error instanceof ZodError ||
    error instanceof InvalidReference ||
    error instanceof InvalidDocument ||
    error instanceof DocumentTooLarge
  )
}
