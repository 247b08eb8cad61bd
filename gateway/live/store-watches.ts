import type { Clock } from '../ports/clock.ts'
import type { DocumentStore, WatchEvent } from '../ports/document-store.ts'
import type { StoreWatches } from '../ports/store-watches.ts'
import { createHeartbeats, StoreSilent } from './heartbeats.ts'
import { untilReturned } from './until-returned.ts'

/** How long a watch may take for its first snapshot, in milliseconds. */
const FIRST_SNAPSHOT_MS = 5_000

/** About how long a watch rests before it is begun anew, in milliseconds: at first, and at most. */
const FIRST_REST_MS = 100
const LONGEST_REST_MS = 2_000

/** A watch that has lasted for this long was in order, in milliseconds. */
const CALM_MS = 10_000

/** How the watches of a store are doing. */
export interface StoreWatchesStatus {
  /** When the store last told of a heartbeat, in milliseconds since 1970; null when it never was. */
  readonly heardAt: number | null
  /** How often a watch had to begin anew. */
  readonly restarts: number
}

/** Watches of a store that are begun anew whenever they break off, fall silent or don't come up. */
export interface SupervisedWatches extends StoreWatches {
  status(): StoreWatchesStatus
  /** Ends every watch. */
  close(): void
}

interface Dependencies {
  readonly store: DocumentStore
  readonly clock: Clock
  /** At least 0 and below 1: no two watches begin anew at the same moment. */
  readonly random: () => number
  /** Names this run of this instance, and no other. */
  readonly instance: string
  /** Is told why a watch had to begin anew; of many times in a row only the first. */
  readonly report: (error: unknown) => void
}

/** Supervises every watch of a store. The first one begins the heartbeat. */
export function createStoreWatches({ store, clock, random, instance, report }: Dependencies): SupervisedWatches {
  const closing = new AbortController()
  /** What begins each watch anew that goes on now. */
  const going = new Set<AbortController>()
  let restarts = 0
  let isBeating = false

  const heartbeats = createHeartbeats({
    store,
    watches: { watch: (collection, signal) => supervise(collection, signal) },
    clock,
    instance,
    report,
    signal: closing.signal,
    onSilence(silence) {
      report(silence)
      for (const each of going) each.abort(silence)
    },
  })

  /** One watch after the other, each with a snapshot at first. */
  async function* supervise(collection: string, left: AbortSignal): AsyncGenerator<WatchEvent, void> {
    for (let failures = 0; !left.aborted; failures++) {
      const begunAt = clock.now()
      try {
        yield* watchOnce(collection, left)
      } catch (error) {
        if (left.aborted) return
        if (clock.now() - begunAt >= CALM_MS) failures = 0
        if (failures === 0 && !(error instanceof StoreSilent)) report(error)
      }
      restarts++
      await rest(failures, left)
    }
  }

  /** Ends when `left` aborts, and otherwise by throwing why it has to be begun anew. */
  async function* watchOnce(collection: string, left: AbortSignal): AsyncGenerator<WatchEvent, void> {
    const ending = new AbortController()
    const leave = () => ending.abort(left.reason)
    const tooLate = new Error(`A watch of ${collection} has told nothing for ${FIRST_SNAPSHOT_MS / 1000} seconds`)
    const cancel = clock.schedule(FIRST_SNAPSHOT_MS, () => ending.abort(tooLate))
    left.addEventListener('abort', leave)
    going.add(ending)
    try {
      for await (const event of store.watch(collection, ending.signal)) {
        cancel()
        yield event
      }
      throw ending.signal.aborted ? ending.signal.reason : new Error(`The watch of ${collection} has ended`)
    } finally {
      cancel()
      left.removeEventListener('abort', leave)
      going.delete(ending)
    }
  }

  async function rest(failures: number, left: AbortSignal): Promise<void> {
    const longest = Math.min(LONGEST_REST_MS, FIRST_REST_MS * 2 ** failures)
    const { promise, resolve } = Promise.withResolvers<void>()
    const rested = () => resolve()
    const cancel = clock.schedule(longest * (0.5 + random() / 2), rested)
    left.addEventListener('abort', rested)
    await promise
    cancel()
    left.removeEventListener('abort', rested)
  }

  return {
    watch(collection, signal) {
      if (!isBeating) heartbeats.start()
      isBeating = true
      return untilReturned((left) => supervise(collection, AbortSignal.any([signal, left, closing.signal])))
    },
    status: () => ({ heardAt: heartbeats.heardAt(), restarts }),
    close: () => closing.abort(),
  }
}
