import { comparePatches } from '../../game-data/rules/patch.ts'
import { STATISTICS_QUEUES } from '../../matches/rules/counted-queue.ts'
import type { Clock } from '../../shared/clock.ts'
import { type CollectionDefinition, openCollection } from '../../store/collection.ts'
import type { DocumentData, DocumentStore, Transaction } from '../../store/document-store.ts'
import { inBatches } from '../../store/in-batches.ts'
import { championStatsCollection } from '../collections/champion-stats.ts'
import type { ChampionStats } from '../collections/champion-stats.ts'
import { championTablesCollection } from '../collections/champion-tables.ts'
import type { ChampionTable } from '../collections/champion-tables.ts'
import { participationsCollection } from '../collections/participations.ts'
import { STATISTICS_STATE_ID, statisticsStateCollection } from '../collections/statistics-state.ts'
import type { StatisticsState } from '../collections/statistics-state.ts'
import { addToStats } from '../rules/champion-stats-change.ts'
import { addToTable } from '../rules/champion-table-change.ts'
import type { StatisticsChanges } from '../rules/statistics-changes.ts'
import { championTableId } from '../rules/statistics-ids.ts'
import { INITIAL_STATISTICS_STATE } from '../rules/statistics-state.ts'
import { addChanges, type NextDocuments } from './add-changes.ts'
import { findCountedState } from './counted-state.ts'
import { type CachedDocuments, createDocumentCache, type DocumentCache } from './document-cache.ts'
import { expireRecount, recountStateOf } from './recount-mark.ts'

/** Number of documents that are written before other work gets a turn. */
const DOCUMENTS_A_TURN = 50

/** Remembers the champion documents that it has written, so that the next changes to them need not read them. */
export interface ChangesWriter {
  /** Null while a recount runs: then nothing may be changed. Throws `UnsupportedCountedForm`. */
  findState(transaction: Transaction): Promise<StatisticsState | null>
  /**
   * Applies changes to the documents and to the state that the transaction has read. Call the result after the transaction,
   * which can run several times and may fail: it remembers the documents.
   */
  write(transaction: Transaction, state: StatisticsState, changes: StatisticsChanges): Promise<() => void>
  /** Forgets all documents. Call it after a transaction has failed. */
  forget(): void
}

interface Dependencies {
  readonly store: DocumentStore
  readonly clock: Clock
}

export function createChangesWriter({ store, clock }: Dependencies): ChangesWriter {
  const states = openCollection(store, statisticsStateCollection)
  const tables = createDocumentCache<ChampionTable>()
  const stats = createDocumentCache<ChampionStats>()

  function open<T extends DocumentData>(
    transaction: Transaction,
    revision: number,
    definition: CollectionDefinition<T>,
    cache: DocumentCache<T>,
  ): CachedDocuments<T> {
    const collection = openCollection(store, definition).in(transaction)
    return cache.at(revision, (ids) => collection.findMany(ids))
  }

  return {
    async findState(transaction) {
      const state = (await findCountedState(transaction)) ?? INITIAL_STATISTICS_STATE
      return recountStateOf(state, clock.now()) === 'under way' ? null : state
    },

    async write(transaction, state, changes) {
      const presentTables = open(transaction, state.revision, championTablesCollection, tables)
      const presentStats = open(transaction, state.revision, championStatsCollection, stats)
      const nextTables = await addChanges(presentTables.findMany, changes.tables, addToTable)
      const nextStats = await addChanges(presentStats.findMany, changes.stats, addToStats)
      const emptied = await listEmptied(changes, nextTables, presentTables)

      await writeAll(transaction, championTablesCollection, nextTables)
      await writeAll(transaction, championStatsCollection, nextStats)
      await writeAll(transaction, participationsCollection, changes.participations)
      const nextState = addToState(state, changes, emptied, clock.now())
      states.in(transaction).set(STATISTICS_STATE_ID, nextState)
      return () => {
        presentTables.keep(nextTables, nextState.revision)
        presentStats.keep(nextStats, nextState.revision)
      }
    },

    forget() {
      tables.forget()
      stats.forget()
    },
  }
}

/** Returns the patches that have no counted match any more: every counted match is in a table of its patch. */
async function listEmptied(
  changes: StatisticsChanges,
  next: NextDocuments<ChampionTable>,
  present: CachedDocuments<ChampionTable>,
): Promise<ReadonlySet<string>> {
  const emptied = new Set<string>()
  for (const [patch, matches] of changes.patches) {
    if (matches >= 0) continue
    const ids = STATISTICS_QUEUES.map((queue) => championTableId({ population: 'ALL', queue, patch }))
    const unchanged = await present.findMany(ids.filter((id) => !next.has(id)))
    const left = [...unchanged, ...ids.map((id) => next.get(id) ?? null)]
    if (left.every((table) => table === null)) emptied.add(patch)
  }
  return emptied
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

function addToState(
  state: StatisticsState,
  changes: StatisticsChanges,
  emptied: ReadonlySet<string>,
  now: number,
): StatisticsState {
  const patches = new Set([...state.patches, ...changes.patches.keys()])
  for (const patch of emptied) patches.delete(patch)
  return {
    ...expireRecount(state),
    patches: [...patches].toSorted(comparePatches),
    matches: state.matches + changes.matches,
    countedAt: now,
    revision: state.revision + 1,
  }
}
