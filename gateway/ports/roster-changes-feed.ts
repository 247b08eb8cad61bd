import type { RosterChange } from '../domain/roster-change.ts'
import type { RosterChangeFilter } from '../domain/roster-change-list.ts'

/** What is new about the roster changes that a reader asked for. */
export interface RosterChangesUpdate {
  /** The number of the newest change that it takes into account. */
  readonly number: number
  /** True when `upserted` takes the place of all that was sent before. */
  readonly snapshot: boolean
  /** Newest first. */
  readonly upserted: readonly RosterChange[]
}

/** Roster changes as they are written down, whichever process writes them. */
export interface RosterChangesFeed {
  /**
   * Begins with the newest changes, or with what came after the change number `after`, be it nothing; goes on with each
   * update, which takes everything into account that any reader was told before. A slow reader gets what it has missed in one
   * update. However many read, the store is watched once.
   */
  watch(filter: RosterChangeFilter, after: number | null): AsyncGenerator<RosterChangesUpdate, void>
  /** Ends every watch. */
  close(): void
}
