import { matchesCollection } from '../../matches/collections/matches.ts'
import { pendingCountsCollection } from '../../matches/collections/pending-counts.ts'
import type { DocumentStore } from '../../store/document-store.ts'
import type { StatisticsState } from '../collections/statistics-state.ts'
import { isOutdated } from '../rules/counted-form.ts'

/** Maximum number of matches that are counted for a status. A Firestore bills them as one read. */
const MAX_LEFT = 1000

/**
 * Returns the number of matches that the statistics do not contain yet. During a recount, these are the stored matches that it has
 * not read, or null when their number is unknown. While a recount is due, all stored matches are left; otherwise those with a
 * pending count. Both are at most 1,000. Throws the store's errors.
 */
export async function countMatchesLeft(
  store: DocumentStore,
  state: StatisticsState | null,
  now: number,
): Promise<number | null> {
  if (state !== null && state.recount !== null && now < state.recount.until) {
    const { stored, matches } = state.recount
    // It also reads matches that were recorded after its start.
    return stored === null ? null : Math.max(0, stored - matches)
  }
  const { name } = isOutdated(state) ? matchesCollection : pendingCountsCollection
  return await store.count(name, MAX_LEFT)
}
