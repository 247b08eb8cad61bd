import { foldName, foldSearch } from '../../i18n/fold-name.ts'

/** The first is the default. */
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

/** Descending; unknown values last. Win rates are compared by the lower bound: two wins out of two games promise little. */
export function sortChampions<Entry extends Sortable>(entries: readonly Entry[], sort: ChampionSort): readonly Entry[] {
  return entries.toSorted((a, b) => rankBy(b, sort) - rankBy(a, sort) || b.points - a.points)
}

/** Lower than any known value; the difference of two infinities would be NaN. */
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

/** Ignores case, accents, gaps and punctuation. An empty filter keeps all. */
export function filterByName<Named extends { readonly name: { readonly text: string } }>(
  entries: readonly Named[],
  words: string,
): readonly Named[] {
  const looked = foldSearch(words)
  if (looked === null) return []
  return entries.filter(({ name }) => foldName(name.text).includes(looked))
}
