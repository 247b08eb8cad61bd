import type { RosterChange } from '../rules/roster-change.ts'
import type { RosterChanges } from './roster-changes.ts'

/**
 * Follows the ledger in memory: the first call reads the whole ledger, some hundred changes a year, and later calls the new
 * changes. In return, a page of changes with an undo state for each costs no reads.
 */
export interface UndoableChanges {
  /** Newest change that is neither undone nor itself an undo; null without one. Covers the ledger up to `number` at least. */
  findNewest(playerId: string, number: number): Promise<number | null>
}

export function createUndoableChanges(changes: Pick<RosterChanges, 'listSince'>): UndoableChanges {
  const standing = new Map<string, readonly number[]>()
  let known = 0
  let following: Promise<void> | null = null

  function take({ number, playerId, undoes }: RosterChange): void {
    const before = standing.get(playerId) ?? []
    standing.set(playerId, undoes === null ? [...before, number] : before.filter((earlier) => earlier !== undoes))
    known = number
  }

  /** Reads the changes since the last call. Concurrent calls share one read. */
  function follow(): Promise<void> {
    following ??= changes
      .listSince(known, EVERY_CHANGE)
      .then((since) => since.forEach(take))
      .finally(() => (following = null))
    return following
  }

  return {
    async findNewest(playerId, number) {
      if (known < number) await follow()
      // The shared read may have started before that number was recorded.
      if (known < number) await follow()
      // The entries about people who were removed are missing.
      known = Math.max(known, number)
      return standing.get(playerId)?.at(-1) ?? null
    },
  }
}

const EVERY_CHANGE = { team: null, playerId: null }
