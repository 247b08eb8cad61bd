import type { Clock } from '../../shared/clock.ts'
import { openCollection } from '../../store/collection.ts'
import type { DocumentStore } from '../../store/document-store.ts'
import { followCollection } from '../../store/follow-collection.ts'
import type { StoreWatches } from '../../store/store-watches.ts'
import { type CheckRequest, checkRequestsCollection } from '../collections/check-requests.ts'

/** Follows the check requests of all instances, and deletes those that are answered. */
export interface RequestedChecks {
  /** Follows the store until the signal is aborted. */
  follow(signal: AbortSignal): void
  /** Time of the answer that led to the request, in milliseconds since 1970; null without a request for the account with this key. */
  requestedAt(key: string): number | null
  /** End of the finished match that led to the request, in milliseconds since 1970; null without one. */
  playedAt(key: string): number | null
  /** Ends the request for an account, because it was checked. A newer one stays. */
  settle(key: string): void
  /** Deletes settled requests, and those for accounts that are not tracked. Throws the store's errors; the next call tries again. */
  deleteSettled(isTracked: (key: string) => boolean): Promise<void>
}

interface Dependencies {
  readonly store: DocumentStore
  readonly watches: StoreWatches
  readonly clock: Clock
  readonly report: (error: unknown) => void
}

export function openRequestedChecks({ store, watches, clock, report }: Dependencies): RequestedChecks {
  const collection = openCollection(store, checkRequestsCollection)
  const requests = new Map<string, CheckRequest>()
  const settled = new Map<string, number>()

  const isOver = (key: string, requestedAt: number) => (settled.get(key) ?? -1) >= requestedAt

  return {
    follow(signal) {
      followCollection({
        watches,
        definition: checkRequestsCollection,
        clock,
        signal,
        report,
        take({ snapshot, upserted, removed }) {
          if (snapshot) requests.clear()
          for (const key of removed) requests.delete(key)
          for (const [key, request] of upserted) requests.set(key, request)
        },
      })
    },

    requestedAt(key) {
      const at = requests.get(key)?.observedAt
      return at === undefined || isOver(key, at) ? null : at
    },

    playedAt: (key) => requests.get(key)?.playedAt ?? null,

    settle(key) {
      const request = requests.get(key)
      if (request !== undefined) settled.set(key, request.observedAt)
    },

    async deleteSettled(isTracked) {
      const over = [...requests].filter(([key, { observedAt }]) => isOver(key, observedAt) || !isTracked(key))
      if (over.length === 0) return
      await store.transaction(async (transaction) => {
        const stored = await collection.in(transaction).findMany(over.map(([key]) => key))
        for (const [index, [key, { observedAt }]] of over.entries()) {
          if (stored[index]?.observedAt === observedAt) collection.in(transaction).delete(key)
        }
      })
      for (const [key] of over) {
        requests.delete(key)
        settled.delete(key)
      }
    },
  }
}
