import type { Clock } from '../../shared/clock.ts'
import { openCollection } from '../../store/collection.ts'
import type { DocumentStore } from '../../store/document-store.ts'
import { followCollection, listGone } from '../../store/follow-collection.ts'
import type { StoreWatches } from '../../store/store-watches.ts'
import { type ChannelEvent, channelEventsCollection } from '../collections/channel-events.ts'

/** A message is accepted within ten minutes of its time. Our clock may be as much behind: then it can be repeated for twenty. */
const EVENTS_KEPT_MS = 21 * 60_000

const DELETED_AT_ONCE = 200

interface Dependencies {
  readonly store: DocumentStore
  readonly watches: StoreWatches
  readonly clock: Clock
  readonly report: (error: unknown) => void
}

/** Follows the stored events of all instances. */
export interface EventReader {
  /** Follows the store until the signal is aborted. */
  follow(signal: AbortSignal): void
  /** Returns the events that have arrived since the last call, each once. */
  take(): readonly ChannelEvent[]
  /** Resolves once there are events to take. */
  arrival(): Promise<void>
  /** Deletes events that can't be repeated any more. */
  clear(now: number): Promise<void>
}

export function createEventReader({ store, watches, clock, report }: Dependencies): EventReader {
  const events = openCollection(store, channelEventsCollection)
  /** Time of each stored event by id. */
  const stored = new Map<string, number>()
  let arrived: ChannelEvent[] = []
  let arrival = Promise.withResolvers<void>()

  return {
    follow(signal) {
      followCollection({
        watches,
        definition: channelEventsCollection,
        clock,
        signal,
        report,
        take(change) {
          for (const id of listGone(stored.keys(), change)) stored.delete(id)
          for (const [id, event] of change.upserted) {
            if (!stored.has(id)) arrived.push(event)
            stored.set(id, event.sentAt)
          }
          if (arrived.length > 0) arrival.resolve()
        },
      })
    },

    take() {
      const taken = arrived
      arrived = []
      arrival = Promise.withResolvers()
      return taken
    },

    arrival: () => arrival.promise,

    async clear(now) {
      const old = Array.from(stored).flatMap(([id, sentAt]) => (now >= sentAt + EVENTS_KEPT_MS ? [id] : []))
      const batch = old.slice(0, DELETED_AT_ONCE)
      if (batch.length === 0) return
      await store.transaction(async (transaction) => {
        for (const id of batch) events.in(transaction).delete(id)
      })
    },
  }
}
