import type { ColumnSort } from '../../components/column-sort.ts'
import type { ChampionOrder } from './player-view.ts'

/** What the order of the champions depends on. */
interface Sortable {
  readonly record: {
    readonly games: number
    /** `low` is the lower end of where the true share plausibly lies; null without a game. */
    readonly winRate: { readonly low: number } | null
    /** Null without a death. */
    readonly kda: number | null
  }
}

/**
 * Sorts champions, the most first, or the least where it is turned around; those that are level stay as they come. Win
 * rates are compared by the lower end of their interval, so that a few lucky games do not outrank many. Nothing is above
 * the KDA of somebody who never died.
 */
export function sortChampions<Entry extends Sortable>(
  entries: readonly Entry[],
  { order, reverse }: ColumnSort<ChampionOrder>,
): readonly Entry[] {
  const turn = reverse ? 1 : -1
  return entries.toSorted((a, b) => turn * compare(keyOf(a, order), keyOf(b, order)))
}

function keyOf({ record }: Sortable, order: ChampionOrder): number {
  switch (order) {
    case 'games':
      return record.games
    case 'winRate':
      return record.winRate?.low ?? 0
    case 'kda':
      return record.kda ?? Infinity
  }
}

/** Unlike a difference, this is a number also for two infinities. */
function compare(a: number, b: number): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}
