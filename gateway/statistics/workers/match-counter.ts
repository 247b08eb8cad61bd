import { pendingCountsCollection } from '../../matches/collections/pending-counts.ts'
import type { Clock } from '../../shared/clock.ts'
import { openCollection } from '../../store/collection.ts'
import { TransactionTooLarge } from '../../store/document-store-errors.ts'
import type { DocumentStore, Transaction } from '../../store/document-store.ts'
import { buildBacklogCollection, newBatchId } from '../collections/build-backlog.ts'
import { sumUpChanges } from '../rules/statistics-changes.ts'
import { INITIAL_STATISTICS_STATE } from '../rules/statistics-state.ts'
import { createChangesWriter } from './changes-writer.ts'
import { findCountedState } from './counted-state.ts'
import { processTogether } from './process-together.ts'
import { type RecountState, recountStateOf } from './recount-mark.ts'
import { createSkippedMatches } from './skipped-matches.ts'

/**
 * Maximum number of matches that are counted in one transaction. With more matches, fewer champion documents are
 * written per match. But a commit of the embedded store blocks all other work.
 */
const MAX_MATCHES = 150

/** Adds pending matches to the statistics. Several counters may work on one store: no match is counted twice. */
export interface MatchCounter {
  /**
   * Counts a batch of pending matches in one transaction. Resolves to their number: 0 when none is left, or while a
   * recount runs. A match that can't be counted is skipped and reported once. Throws the store's errors; then either
   * the whole batch or nothing was counted, and both are consistent. Throws `UnsupportedCountedForm`, with nothing counted.
   */
  countPending(): Promise<number>
  /** As of the last call of `countPending`. */
  status(): MatchCounterStatus
}

export interface MatchCounterStatus {
  readonly recount: RecountState
  /** Number of matches that are skipped because they can't be counted. */
  readonly skipped: number
}

interface Dependencies {
  readonly store: DocumentStore
  readonly clock: Clock
  /** Called with an error for each match that can't be counted, once. */
  readonly report: (error: unknown) => void
}

interface Counting {
  readonly counted: number
  /** Must be called after the transaction. */
  readonly remember: () => void
}

const NOTHING_DONE: Counting = { counted: 0, remember: () => undefined }

export function createMatchCounter({ store, clock, report }: Dependencies): MatchCounter {
  const pendingCounts = openCollection(store, pendingCountsCollection)
  const backlog = openCollection(store, buildBacklogCollection)
  const changesWriter = createChangesWriter({ store, clock })
  const skipped = createSkippedMatches({ clock, report })
  let recount: RecountState = 'none'
  let atOnce = MAX_MATCHES

  async function listPending(): Promise<readonly string[]> {
    const { name } = pendingCountsCollection
    let startAfter: { readonly id: string } | undefined
    for (;;) {
      const page = await store.query(name, startAfter === undefined ? { limit: atOnce } : { limit: atOnce, startAfter })
      const due = page.map(({ id }) => id).filter((id) => !skipped.has(id))
      startAfter = page.at(-1)
      if (due.length > 0 || startAfter === undefined) return due
    }
  }

  async function countTogether(ids: readonly string[]): Promise<number> {
    try {
      const { counted, remember } = await store.transaction((transaction) => count(transaction, ids))
      remember()
      skipped.remove(ids)
      if (ids.length === atOnce) atOnce = Math.min(MAX_MATCHES, atOnce + 1)
      return counted
    } catch (error) {
      changesWriter.forget()
      if (error instanceof TransactionTooLarge && ids.length > 1) atOnce = Math.ceil(ids.length / 2)
      throw error
    }
  }

  async function count(transaction: Transaction, ids: readonly string[]): Promise<Counting> {
    const state = await changesWriter.findState(transaction)
    if (state === null) return NOTHING_DONE
    const read = await pendingCounts.in(transaction).findMany(ids)
    const pending = ids.flatMap((id, index) => {
      const value = read[index] ?? null
      return value === null ? [] : [{ id, value }]
    })
    if (pending.length === 0) return NOTHING_DONE

    const changes = sumUpChanges(pending.map(({ value }) => value))
    const remember = await changesWriter.write(transaction, state, changes)
    for (const { id } of pending) pendingCounts.in(transaction).delete(id)
    backlog.in(transaction).set(newBatchId(state.revision), { matchIds: pending.map(({ id }) => id) })
    return { counted: pending.length, remember }
  }

  function skip(id: string, cause: unknown): void {
    skipped.add(id, new Error(`${pendingCountsCollection.name}/${id} can't be counted`, { cause }))
  }

  return {
    async countPending() {
      for (;;) {
        recount = recountStateOf((await findCountedState(store)) ?? INITIAL_STATISTICS_STATE, clock.now())
        if (recount === 'under way') {
          // The recount fixes the matches that could not be counted.
          skipped.clear()
          return 0
        }
        const ids = await listPending()
        if (ids.length === 0) return 0
        const counted = await processTogether(ids, countTogether, skip)
        if (counted > 0) return counted
      }
    },
    status: () => ({ recount, skipped: skipped.count() }),
  }
}
