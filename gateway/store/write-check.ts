import type { Clock } from '../shared/clock.ts'
import { openCollection } from './collection.ts'
import { writeChecksCollection } from './collections/write-checks.ts'
import type { DocumentStore } from './document-store.ts'
import { createShortCache } from './short-cache.ts'

/** Time for which a successful write counts: Firestore bills each of them. */
const CHECKED_FOR_MS = 10_000

/**
 * Returns a function that tries a write, and rejects with the error of the store when it fails, such as on a full disk. A write that
 * succeeded is not repeated for ten seconds; concurrent callers share one.
 */
export function createWriteCheck(store: DocumentStore, clock: Clock) {
  const checks = openCollection(store, writeChecksCollection)
  const cache = createShortCache<void>({ clock, lifetimeMs: CHECKED_FOR_MS, most: 1 })
  const write = () => store.transaction(async (transaction) => checks.in(transaction).set('last', { at: clock.now() }))
  return (): Promise<void> => cache('write', write)
}
