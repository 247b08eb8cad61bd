import type { LiveItem } from '../domain/live-item.ts'
import type { LiveSource } from '../domain/live-source.ts'

/** Everything that stands at a moment. */
export interface LiveBoard<T> {
  /** The newest revision that it takes into account. */
  readonly revision: number
  /** In no order. */
  readonly items: readonly T[]
  readonly source: LiveSource
}

/** What is new for a reader. */
export interface LiveUpdate<T> {
  /** The newest revision that it takes into account: where to go on after it. */
  readonly revision: number
  /** True when `upserted` takes the place of all that was told before. */
  readonly snapshot: boolean
  readonly upserted: readonly T[]
  /** Ids of what is gone, or is not wanted any more. */
  readonly removed: readonly string[]
  readonly source: LiveSource
}

/** Items of one kind as they change, whichever instance writes them. However many read, the store is watched once. */
export interface LiveFeed<T extends LiveItem> {
  /** What stands now. Waits for the store the first time. Throws what the store throws. */
  look(): Promise<LiveBoard<T>>
  /** The item with that id; null when there is none, or none any more. */
  find(id: string): Promise<T | null>
  /**
   * Begins with everything that is wanted, or with what changed after the revision `after` when that is still known; goes
   * on with each change, also of the source alone. An update takes everything into account that any reader was told before.
   * A slow reader gets what it has missed in one update.
   */
  watch(isWanted: (item: T) => boolean, after: number | null): AsyncGenerator<LiveUpdate<T>, void>
  /** Ends every watch. */
  close(): void
}
