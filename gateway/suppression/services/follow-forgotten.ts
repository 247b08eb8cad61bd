import type { Clock } from '../../shared/clock.ts'
import type { DocumentStore } from '../../store/document-store.ts'
import { followCollection } from '../../store/follow-collection.ts'
import type { StoreWatches } from '../../store/store-watches.ts'
import { suppressionStateCollection } from '../collections/suppression-state.ts'
import { type Forgotten, NO_ONE_FORGOTTEN } from '../rules/forgotten.ts'
import { openSuppressionList } from './suppression-list.ts'

/** The forgotten people in memory, up to date within a second of a change by any process. */
export interface FollowedForgotten {
  /** Returns the newest known list. */
  current(): Forgotten
  /** Calls `listener` after each change of the list, also by this process. */
  onChange(listener: () => void): void
}

interface Dependencies {
  readonly store: DocumentStore
  readonly watches: StoreWatches
  readonly clock: Clock
  /** Receives the errors of the watch and of the store. The last known list is used then. */
  readonly report: (error: unknown) => void
}

/** Resolves once the current list is known. Follows it until the watches end. */
export async function followForgotten({ store, watches, clock, report }: Dependencies): Promise<FollowedForgotten> {
  const list = openSuppressionList(store)
  const listeners: (() => void)[] = []
  let current = NO_ONE_FORGOTTEN
  let reading: Promise<void> = Promise.resolve()

  async function read(): Promise<void> {
    const before = current
    try {
      current = await list.look()
    } catch (error) {
      report(error)
    }
    if (current !== before) for (const listener of listeners) listener()
  }

  await read()
  followCollection({
    watches,
    definition: suppressionStateCollection,
    clock,
    signal: new AbortController().signal,
    report,
    take: () => void (reading = reading.then(read)),
  })
  return { current: () => current, onChange: (listener) => void listeners.push(listener) }
}
