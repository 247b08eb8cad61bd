import type { Clock } from '../../shared/clock.ts'
import { openCollection } from '../../store/collection.ts'
import type { DocumentStore } from '../../store/document-store.ts'
import { followCollection } from '../../store/follow-collection.ts'
import type { StoreWatches } from '../../store/store-watches.ts'
import type { PeerInstances } from '../../upstream/peer-instances.ts'
import { type Heartbeat, heartbeatsCollection } from '../collections/heartbeats.ts'
import { LiveInstances } from './live-instances.ts'

/** Interval between two heartbeats of an instance. */
const BEAT_MS = 10_000

/** Longest time without a heartbeat from any instance. */
const SILENCE_MS = 20_000

/** Age at which the heartbeat of an ended instance is deleted. */
const DEAD_MS = 10 * 60_000

/** Longest wait of a closing instance for its last heartbeat. */
const LEAVE_MS = 2_000

/** Thrown into all watches when no heartbeat arrives, even though none of them has failed. It restarts them. */
export class StoreSilent extends Error {
  override readonly name = 'StoreSilent'

  constructor() {
    super(`No heartbeat has arrived from the store for ${SILENCE_MS / 1000} seconds; all watches restart`)
  }
}

interface Dependencies {
  readonly store: DocumentStore
  readonly watches: StoreWatches
  readonly clock: Clock
  readonly instance: string
  readonly signal: AbortSignal
  /** Called once when the store falls silent, and again only after another heartbeat has arrived. */
  readonly onSilence: (silence: StoreSilent) => void
  /** Receives an error for each heartbeat that can't be parsed. */
  readonly report: (error: unknown) => void
}

/** Proof that writes reach the watches: each instance writes a heartbeat and receives it through its own watch. */
export interface Heartbeats {
  /** The instances with heartbeats in this store. */
  readonly instances: PeerInstances
  start(): void
  /** Writes a last heartbeat, so that the others need not wait for the next one. Resolves after two seconds at the latest. */
  leave(): Promise<void>
  /** Time of the last heartbeat received from any instance, in milliseconds since 1970; null before the first one. */
  heardAt(): number | null
}

export function createHeartbeats(dependencies: Dependencies): Heartbeats {
  const { store, clock, instance, signal, onSilence } = dependencies
  const heartbeats = openCollection(store, heartbeatsCollection)
  const known = new Map<string, Heartbeat>()
  const instances = new LiveInstances(instance, clock)
  let receivedAt: number | null = null
  let cancelBeat: (() => void) | null = null
  let cancelSilence: (() => void) | null = null
  /** The present write, and whether another one must follow at once. */
  let writing: Promise<void> | null = null
  let isAwaited = false

  async function beat(): Promise<void> {
    isAwaited = false
    writing = write(false)
    await writing
    writing = null
    if (signal.aborted) return
    if (isAwaited) void beat()
    else cancelBeat = clock.schedule(BEAT_MS, () => void beat())
  }

  function beatAtOnce(): void {
    isAwaited = true
    if (writing !== null || signal.aborted) return
    cancelBeat?.()
    void beat()
  }

  /** Never throws. */
  async function write(left: boolean): Promise<void> {
    const now = clock.now()
    const dead = [...known].flatMap(([id, { at }]) => (at < now - DEAD_MS ? [id] : []))
    for (const id of dead) instances.forget(id)
    try {
      await store.transaction(async (transaction) => {
        const writer = heartbeats.in(transaction)
        writer.set(instance, { at: now, seen: instances.seen(), left })
        for (const id of dead) writer.delete(id)
      })
    } catch {
      // The missing heartbeat reveals the failure: the watch falls silent.
    }
  }

  function listen(): void {
    followCollection({
      ...dependencies,
      definition: heartbeatsCollection,
      take({ snapshot, upserted, removed }) {
        const isFirst = receivedAt === null
        if (snapshot) known.clear()
        for (const id of removed) known.delete(id)
        receivedAt = clock.now()
        for (const [id, each] of upserted) known.set(id, each)
        if (instances.hear(upserted, isFirst)) beatAtOnce()
        waitForSilence()
      },
    })
  }

  function waitForSilence(): void {
    cancelSilence?.()
    // No repetition is needed: each restarted watch has a deadline of its own for its first snapshot.
    cancelSilence = clock.schedule(SILENCE_MS, () => onSilence(new StoreSilent()))
  }

  async function leave(): Promise<void> {
    await writing
    await write(true)
  }

  return {
    instances,
    start() {
      signal.addEventListener('abort', () => {
        cancelBeat?.()
        cancelSilence?.()
      })
      listen()
      waitForSilence()
      void beat()
    },
    async leave() {
      const late = Promise.withResolvers<void>()
      const cancel = clock.schedule(LEAVE_MS, late.resolve)
      await Promise.race([leave(), late.promise]).finally(cancel)
    },
    heardAt: () => receivedAt,
  }
}
