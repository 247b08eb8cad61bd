import type { ColumnSort } from '../../components/column-sort.ts'
import type { ChampionOrder } from './player-view.ts'

/** The sorted fields of a champion. */
interface Sortable {
  readonly record: {
    readonly games: number
    /** `low` is the lower bound of the confidence interval; null without a game. */
    readonly winRate: { readonly low: number } | null
    /** Null without a death. */
    readonly kda: number | null
  }
}

/**
 * Descending, or reversed; equal ones keep their order. Win rates are compared by the lower bound of their interval, so that a
 * few lucky games do not outrank many. The KDA without deaths is the highest.
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

/** The difference of two infinities would be NaN. */
function compare(a: number, b: number): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}
