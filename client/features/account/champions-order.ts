import { foldName } from '../../i18n/fold-name.ts'

/** Sort orders of the list of champions; the first is the default. */
export const CHAMPION_SORTS = ['points', 'games', 'lastPlayed', 'winRate'] as const

export type ChampionSort = (typeof CHAMPION_SORTS)[number]

/** The sorted fields of an entry. */
interface Sortable {
  readonly points: number
  /** In ISO 8601; null when unknown. */
  readonly lastPlayedAt: string | null
  /** Null without a stored game. */
  readonly record: {
    readonly games: number
    /** `low` is the lower bound of the confidence interval; null without a game. */
    readonly winRate: { readonly low: number } | null
  } | null
}

/**
 * Sorts champions in descending order. Unknown values are last, and equal ones are sorted by points. Win rates are compared by
 * the lower bound of their interval: two wins out of two games promise less than sixty out of a hundred.
 */
export function sortChampions<Entry extends Sortable>(entries: readonly Entry[], sort: ChampionSort): readonly Entry[] {
  return entries.toSorted((a, b) => rankBy(b, sort) - rankBy(a, sort) || b.points - a.points)
}

/** Lower than any known value. Two unknowns are equal; the difference of two infinities would be NaN. */
const UNKNOWN = -1

function rankBy({ points, lastPlayedAt, record }: Sortable, sort: ChampionSort): number {
  switch (sort) {
    case 'points':
      return points
    case 'games':
      return record?.games ?? UNKNOWN
    case 'lastPlayed':
      return lastPlayedAt === null ? UNKNOWN : Date.parse(lastPlayedAt)
    case 'winRate':
      return record?.winRate?.low ?? UNKNOWN
  }
}

/** Filters entries by name, ignoring case, accents, gaps and punctuation; all entries for an empty filter. */
export function filterByName<Named extends { readonly name: { readonly text: string } }>(
  entries: readonly Named[],
  words: string,
): readonly Named[] {
  const looked = foldName(words)
  return entries.filter(({ name }) => foldName(name.text).includes(looked))
}
