import type { RosterChangeFilter } from '../rules/roster-change-list.ts'
import type { RosterChange } from '../rules/roster-change.ts'

/** An update of the roster changes that match a reader's filter. */
export interface RosterChangesUpdate {
  /** Number of the newest change included. */
  readonly number: number
  /** True when `upserted` replaces everything sent before. */
  readonly snapshot: boolean
  /** Newest first. */
  readonly upserted: readonly RosterChange[]
}

export interface RosterChangesFeed {
  /**
   * Yields updates. The first one is a snapshot of the newest changes, or the changes after the change number `after`, even if
   * there are none. Each update includes everything that any reader was sent before. A slow reader gets all that it missed in
   * one update. The store is watched once for any number of readers.
   */
  watch(filter: RosterChangeFilter, after: number | null): AsyncGenerator<RosterChangesUpdate, void>
  /** Ends every watch. */
  close(): void
}
