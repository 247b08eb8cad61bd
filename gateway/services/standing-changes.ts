import type { RosterChange } from '../domain/roster-change.ts'
import type { RosterChanges } from './roster-changes.ts'

/**
 * Which changes of a player still stand. Follows the ledger in memory: the first question reads all of it, some hundred
 * changes a year, and later ones what has been written down since. In return a page of changes, each of which tells
 * whether it can be taken back, costs no reads.
 */
export interface StandingChanges {
  /**
   * The number of the player's newest change that was not taken back, and is not itself a taking back, as the ledger
   * stands at `number` at least; null when there is none.
   */
  findNewest(playerId: string, number: number): Promise<number | null>
}

export function createStandingChanges(changes: Pick<RosterChanges, 'listSince'>): StandingChanges {
  const standing = new Map<string, readonly number[]>()
  let known = 0
  let following: Promise<void> | null = null

  function take({ number, playerId, undoes }: RosterChange): void {
    const before = standing.get(playerId) ?? []
    standing.set(playerId, undoes === null ? [...before, number] : before.filter((earlier) => earlier !== undoes))
    known = number
  }

  /** Takes in what was written down meanwhile. Those who ask at the same time share one reading. */
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
      // The reading that was shared may have begun before that number was written down.
      if (known < number) await follow()
      return standing.get(playerId)?.at(-1) ?? null
    },
  }
}

const EVERY_CHANGE = { team: null, playerId: null }
