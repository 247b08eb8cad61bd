import type { Clock } from '../../shared/clock.ts'
import type { DocumentStore, WatchEvent } from '../../store/document-store.ts'
import type { StoreWatches } from '../../store/store-watches.ts'
import type { PeerInstances } from '../../upstream/peer-instances.ts'
import { cancellable } from './cancellable.ts'
import { createHeartbeats, StoreSilent } from './heartbeats.ts'

/** Deadline for the first snapshot of a watch. */
const FIRST_SNAPSHOT_MS = 5_000

/** First and longest backoff before a watch restarts. Jitter shortens each by up to half. */
const FIRST_BACKOFF_MS = 100
const LONGEST_BACKOFF_MS = 2_000

/** A watch that lasted this long was healthy: its backoff starts over. */
const CALM_MS = 10_000

export interface StoreWatchesStatus {
  /** Time of the last heartbeat received, in milliseconds since 1970; null before the first one. */
  readonly heardAt: number | null
  readonly restarts: number
}

/** Watches of a store that restart whenever they break off, fall silent or deliver no first snapshot in time. */
export interface SupervisedWatches extends StoreWatches {
  /** The instances that watch this store. */
  readonly instances: PeerInstances
  status(): StoreWatchesStatus
  /** Ends every watch, and tells the other instances that this one has ended. An unresponsive store delays that for two seconds. */
  close(): Promise<void>
}

interface Dependencies {
  readonly store: DocumentStore
  readonly clock: Clock
  /** Random number from 0 up to but not including 1: jitter, so that watches don't restart all at once. */
  readonly random: () => number
  readonly instance: string
  /** Receives the reason of a restart; in a row of failures only the first. */
  readonly report: (error: unknown) => void
}

/** Supervises every watch of a store. The first watch starts the heartbeat. */
export function createStoreWatches({ store, clock, random, instance, report }: Dependencies): SupervisedWatches {
  const closing = new AbortController()
  const running = new Set<AbortController>()
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
      for (const each of running) each.abort(silence)
    },
  })

  /** Runs one watch after another. Each starts with a snapshot. */
  async function* supervise(collection: string, leaveSignal: AbortSignal): AsyncGenerator<WatchEvent, void> {
    for (let failures = 0; !leaveSignal.aborted; failures++) {
      const startedAt = clock.now()
      try {
        yield* watchOnce(collection, leaveSignal)
      } catch (error) {
        if (leaveSignal.aborted) return
        if (clock.now() - startedAt >= CALM_MS) failures = 0
        if (failures === 0 && !(error instanceof StoreSilent)) report(error)
      }
      restarts++
      await backOff(failures, leaveSignal)
    }
  }

  /** Runs one watch. It ends when `leaveSignal` aborts, and otherwise throws the reason for a restart. */
  async function* watchOnce(collection: string, leaveSignal: AbortSignal): AsyncGenerator<WatchEvent, void> {
    const ending = new AbortController()
    const leave = () => ending.abort(leaveSignal.reason)
    const tooLate = new Error(
      `The watch of ${collection} delivered no snapshot within ${FIRST_SNAPSHOT_MS / 1000} seconds`,
    )
    const cancel = clock.schedule(FIRST_SNAPSHOT_MS, () => ending.abort(tooLate))
    leaveSignal.addEventListener('abort', leave)
    running.add(ending)
    try {
      for await (const event of store.watch(collection, ending.signal)) {
        cancel()
        yield event
      }
      throw ending.signal.aborted ? ending.signal.reason : new Error(`The watch of ${collection} has ended`)
    } finally {
      cancel()
      leaveSignal.removeEventListener('abort', leave)
      running.delete(ending)
    }
  }

  async function backOff(failures: number, leaveSignal: AbortSignal): Promise<void> {
    const longest = Math.min(LONGEST_BACKOFF_MS, FIRST_BACKOFF_MS * 2 ** failures)
    const { promise, resolve } = Promise.withResolvers<void>()
    const finish = () => resolve()
    const cancel = clock.schedule(longest * (0.5 + random() / 2), finish)
    leaveSignal.addEventListener('abort', finish)
    await promise
    cancel()
    leaveSignal.removeEventListener('abort', finish)
  }

  return {
    watch(collection, signal) {
      if (!isBeating) heartbeats.start()
      isBeating = true
      return cancellable((leaveSignal) => supervise(collection, AbortSignal.any([signal, leaveSignal, closing.signal])))
    },
    status: () => ({ heardAt: heartbeats.heardAt(), restarts }),
    instances: heartbeats.instances,
    async close() {
      closing.abort()
      if (isBeating) await heartbeats.leave()
    },
  }
}
