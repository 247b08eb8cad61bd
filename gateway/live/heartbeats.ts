import { openCollection } from '../collections/collection.ts'
import { followCollection } from '../collections/follow-collection.ts'
import { type Heartbeat, heartbeatsCollection } from '../collections/heartbeats.ts'
import type { Clock } from '../ports/clock.ts'
import type { DocumentStore } from '../ports/document-store.ts'
import type { StoreWatches } from '../ports/store-watches.ts'

/** How often each instance writes its own, in milliseconds. */
const BEAT_MS = 10_000

/** How long nothing may be heard of any, in milliseconds. */
const SILENCE_MS = 20_000

/** How long the heartbeat of an instance that has ended is kept, in milliseconds. */
const DEAD_MS = 10 * 60_000

/** Why all watches begin anew when no heartbeat is heard, though none of them has failed. */
export class StoreSilent extends Error {
  override readonly name = 'StoreSilent'

  constructor() {
    super(`The store has told of no heartbeat for ${SILENCE_MS / 1000} seconds; every watch of it begins anew`)
  }
}

interface Dependencies {
  readonly store: DocumentStore
  readonly watches: StoreWatches
  readonly clock: Clock
  /** Names this run of this instance, and no other. */
  readonly instance: string
  /** Ends it. */
  readonly signal: AbortSignal
  /** Is called once when nothing was heard for too long, until something is heard again. */
  readonly onSilence: (silence: StoreSilent) => void
  /** Is told of heartbeats that can't be understood. */
  readonly report: (error: unknown) => void
}

/** The proof that what is written is also told: an instance writes, and hears of it through a watch. */
export interface Heartbeats {
  start(): void
  /** When any was last heard, in milliseconds since 1970; null when none ever was. */
  heardAt(): number | null
}

export function createHeartbeats(dependencies: Dependencies): Heartbeats {
  const { store, clock, instance, signal, onSilence } = dependencies
  const heartbeats = openCollection(store, heartbeatsCollection)
  const known = new Map<string, Heartbeat>()
  let heardAt: number | null = null
  let cancelBeat: (() => void) | null = null
  let cancelSilence: (() => void) | null = null

  async function beat(): Promise<void> {
    const now = clock.now()
    const dead = [...known].flatMap(([id, { at }]) => (at < now - DEAD_MS ? [id] : []))
    try {
      await store.transaction(async (transaction) => {
        const writer = heartbeats.in(transaction)
        writer.set(instance, { at: now })
        for (const id of dead) writer.delete(id)
      })
    } catch {
      // Nobody hears of it then, which is how a store is found to be silent.
    }
    if (!signal.aborted) cancelBeat = clock.schedule(BEAT_MS, () => void beat())
  }

  function listen(): void {
    followCollection({
      ...dependencies,
      definition: heartbeatsCollection,
      take({ snapshot, upserted, removed }) {
        if (snapshot) known.clear()
        for (const id of removed) known.delete(id)
        for (const [id, each] of upserted) known.set(id, each)
        heardAt = clock.now()
        waitForSilence()
      },
    })
  }

  function waitForSilence(): void {
    cancelSilence?.()
    // Once is enough: a watch that was begun anew is seen to on its own until it tells something.
    cancelSilence = clock.schedule(SILENCE_MS, () => onSilence(new StoreSilent()))
  }

  return {
    start() {
      signal.addEventListener('abort', () => {
        cancelBeat?.()
        cancelSilence?.()
      })
      listen()
      waitForSilence()
      void beat()
    },
    heardAt: () => heardAt,
  }
}
