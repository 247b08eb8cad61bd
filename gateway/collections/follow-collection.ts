import type { Clock } from '../ports/clock.ts'
import type { DocumentData, WatchEvent } from '../ports/document-store.ts'
import { StoreUnheard } from '../ports/document-store-errors.ts'
import type { StoreWatches } from '../ports/store-watches.ts'
import type { CollectionDefinition } from './collection.ts'

/** How long somebody who asks may wait for the first snapshot of a collection, in milliseconds. */
const PATIENCE_MS = 10_000

/** A watch event with typed documents. */
export interface CollectionEvent<T> {
  /** True when `upserted` is the whole collection. */
  readonly snapshot: boolean
  readonly upserted: ReadonlyMap<string, T>
  /** May name what was never told. */
  readonly removed: readonly string[]
}

/** A collection that is followed. */
export interface FollowedCollection {
  /** Whether the first snapshot was taken over. */
  isHeard(): boolean
  /** Resolves as soon as it is. Throws `StoreUnheard` when that takes longer than ten seconds. */
  heard(): Promise<void>
}

interface Following<T extends DocumentData> {
  readonly watches: StoreWatches
  readonly definition: CollectionDefinition<T>
  readonly clock: Clock
  /** Ends it. */
  readonly signal: AbortSignal
  /** Is told of documents of another shape, which count as missing. */
  readonly report: (error: unknown) => void
  readonly take: (event: CollectionEvent<T>) => void
}

/** Hands everything that a watch of a collection tells to `take`, typed. */
export function followCollection<T extends DocumentData>(following: Following<T>): FollowedCollection {
  const { watches, definition, clock, signal, report, take } = following
  const first = Promise.withResolvers<void>()
  let heard = false

  async function follow(): Promise<void> {
    for await (const event of watches.watch(definition.name, signal)) {
      heard = true
      take(toCollectionEvent(event, definition, report))
      first.resolve()
    }
  }
  follow().catch(report)

  return {
    isHeard: () => heard,
    async heard() {
      if (heard) return
      const late = Promise.withResolvers<never>()
      const cancel = clock.schedule(PATIENCE_MS, () => late.reject(new StoreUnheard(definition.name)))
      await Promise.race([first.promise, late.promise]).finally(cancel)
    },
  }
}

function toCollectionEvent<T extends DocumentData>(
  event: WatchEvent,
  { name, schema }: CollectionDefinition<T>,
  report: (error: unknown) => void,
): CollectionEvent<T> {
  const upserted = new Map<string, T>()
  const removed: string[] = []
  const upsert = (id: string, data: DocumentData) => {
    const { success, data: value, error } = schema.safeParse(data)
    if (success) {
      upserted.set(id, value)
      return
    }
    removed.push(id)
    report(new Error(`${name}/${id} is of another shape`, { cause: error }))
  }

  if (event.kind === 'snapshot') {
    for (const { id, data } of event.documents) upsert(id, data)
  } else {
    for (const change of event.changes) {
      if (change.kind === 'removed') removed.push(change.id)
      else upsert(change.document.id, change.document.data)
    }
  }
  return { snapshot: event.kind === 'snapshot', upserted, removed }
}
