import { Dependency } from '../caching/dependencies.ts'
import type { Clock } from '../shared/clock.ts'
import type { CollectionDefinition } from './collection.ts'
import { SnapshotUnavailable } from './document-store-errors.ts'
import type { DocumentData, WatchEvent } from './document-store.ts'
import type { StoreWatches } from './store-watches.ts'

/** Longest wait of a caller for the first snapshot of a collection. */
const PATIENCE_MS = 10_000

export interface CollectionEvent<T> {
  /** True when `upserted` is the whole collection. */
  readonly snapshot: boolean
  readonly upserted: ReadonlyMap<string, T>
  /** Can contain ids that the reader never received. */
  readonly removed: readonly string[]
}

export interface FollowedCollection {
  /** Returns true once the first snapshot has arrived. */
  isReady(): boolean
  /**
   * Resolves once the first snapshot has arrived. Throws `SnapshotUnavailable` after a wait of ten seconds. An answer that awaits it
   * depends on the collection.
   */
  ready(): Promise<void>
}

/** Lists the known ids that are gone after an event: a snapshot does not name them. */
export function listGone<T>(
  known: Iterable<string>,
  { snapshot, upserted, removed }: CollectionEvent<T>,
): readonly string[] {
  return snapshot ? [...known].filter((id) => !upserted.has(id)) : removed
}

interface Following<T extends DocumentData> {
  readonly watches: StoreWatches
  readonly definition: CollectionDefinition<T>
  readonly clock: Clock
  readonly signal: AbortSignal
  /** Receives an error for each document that does not match the schema. Such documents count as missing. */
  readonly report: (error: unknown) => void
  readonly take: (event: CollectionEvent<T>) => void
}

/** Watches a collection and passes each event to `take`, with typed documents. */
export function followCollection<T extends DocumentData>(following: Following<T>): FollowedCollection {
  const { watches, definition, clock, signal, report, take } = following
  const content = new Dependency()
  const first = Promise.withResolvers<void>()
  let isReady = false

  async function follow(): Promise<void> {
    for await (const event of watches.watch(definition.name, signal)) {
      isReady = true
      take(toCollectionEvent(event, definition, report))
      content.invalidate()
      first.resolve()
    }
  }
  follow().catch(report)

  return {
    isReady: () => isReady,
    async ready() {
      content.track()
      if (isReady) return
      const late = Promise.withResolvers<never>()
      const cancel = clock.schedule(PATIENCE_MS, () => late.reject(new SnapshotUnavailable(definition.name)))
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
    report(new Error(`${name}/${id} does not match the schema of its collection`, { cause: error }))
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
