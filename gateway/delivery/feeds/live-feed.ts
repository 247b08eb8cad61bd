import type { LiveItem } from '../rules/live-item.ts'
import type { LiveSource } from '../rules/live-source.ts'

/** All items of a live feed at one moment. */
export interface LiveSnapshot<T> {
  /** The newest revision included. */
  readonly revision: number
  /** In no particular order. */
  readonly items: readonly T[]
  readonly source: LiveSource
}

export interface LiveUpdate<T> {
  /** The newest revision included, from which the reader can resume. */
  readonly revision: number
  /** True when `upserted` replaces everything sent before. */
  readonly snapshot: boolean
  readonly upserted: readonly T[]
  /** Ids of items that are gone or no longer match the filter. */
  readonly removed: readonly string[]
  readonly source: LiveSource
}

/** Live items of one kind, written by any instance. The store is watched once for any number of readers. */
export interface LiveFeed<T extends LiveItem> {
  /** Returns the current items. The first call waits for the store. Throws the errors of the store. */
  look(): Promise<LiveSnapshot<T>>
  /** Returns the item with this id; null when there is none or it is gone. */
  find(id: string): Promise<T | null>
  /** Returns the state of the source. The first call waits for the store. */
  source(): Promise<LiveSource>
  /**
   * Yields updates. The first one is a snapshot, or the changes after the revision `after` if they are still known. Each later
   * change gives an update, even if only the state of the source has changed. An update includes everything that any reader
   * was sent before. A slow reader gets all that it missed in one update.
   */
  watch(isWanted: (item: T) => boolean, after: number | null): AsyncGenerator<LiveUpdate<T>, void>
  /** Ends every watch. */
  close(): void
}
