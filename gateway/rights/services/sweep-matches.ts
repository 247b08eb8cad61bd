import { isDeepStrictEqual } from 'node:util'
import { matchesCollection } from '../../matches/collections/matches.ts'
import { pendingCountsCollection } from '../../matches/collections/pending-counts.ts'
import { toPendingCount } from '../../matches/rules/pending-count.ts'
import { type CollectionDefinition, openCollection } from '../../store/collection.ts'
import type { DocumentData, Transaction } from '../../store/document-store.ts'
import { inBatches } from '../../store/in-batches.ts'
import { openSuppressionList } from '../../suppression/services/suppression-list.ts'
import type { GuardedStore } from './guard-store.ts'
import { stripRecord } from './strip-matches.ts'

/** Matches per transaction: each is compressed again, in some 2 ms. */
const AT_ONCE = 10

export interface MatchSweeper {
  /**
   * Takes suppressed people out of stored matches. Where one was counted as a pro player, the difference to the statistics is
   * written with the match. Resolves to the number of changed matches.
   */
  sweep(matchIds: readonly string[], signal?: AbortSignal): Promise<number>
}

export function createMatchSweeper(store: GuardedStore): MatchSweeper {
  const matches = openCollection(store, matchesCollection)
  const pendingCounts = openCollection(store, pendingCountsCollection)
  const list = openSuppressionList(store)

  async function sweepTogether(transaction: Transaction, ids: readonly string[]): Promise<number> {
    const { forgotten } = await list.in(transaction)
    const stored = await findReadable(transaction, matchesCollection, ids)
    const pending = await findReadable(transaction, pendingCountsCollection, ids)
    let touched = 0
    for (const [id, before] of stored) {
      const after = stripRecord(before, forgotten)
      if (after === before) continue
      touched++
      const present = pending.get(id) ?? null
      const change = toPendingCount(after, before, present)
      matches.in(transaction).set(id, after)
      if (change !== null && !isDeepStrictEqual(change.counted, change.match)) {
        pendingCounts.in(transaction).set(id, change)
      } else if (present !== null) {
        pendingCounts.in(transaction).delete(id)
      }
    }
    return touched
  }

  return {
    async sweep(matchIds, signal) {
      let touched = 0
      for await (const batch of inBatches(matchIds, AT_ONCE)) {
        signal?.throwIfAborted()
        touched += await store.transaction((transaction) => sweepTogether(transaction, batch))
      }
      return touched
    },
  }
}

/** Documents that can't be read are left out, and stay as they are. */
async function findReadable<T extends DocumentData>(
  transaction: Transaction,
  { name, schema }: CollectionDefinition<T>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, T>> {
  const found = new Map<string, T>()
  for (const document of await transaction.getMany(name, ids)) {
    const { success, data: value } = schema.safeParse(document?.data)
    if (document !== null && success) found.set(document.id, value)
  }
  return found
}
