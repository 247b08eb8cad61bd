import { foldName } from '../../fold-name.ts'

/** What the list of champions is sorted by; the first is what it begins with. */
export const CHAMPION_SORTS = ['points', 'games', 'lastPlayed', 'winRate'] as const

export type ChampionSort = (typeof CHAMPION_SORTS)[number]

/** What the order of the list depends on. */
interface Sortable {
  readonly points: number
  /** In ISO 8601; null when it is not known. */
  readonly lastPlayedAt: string | null
  /** Null without a stored game. */
  readonly record: {
    readonly games: number
    /** `low` is the lower end of where the true share plausibly lies; null without a game. */
    readonly winRate: { readonly low: number } | null
  } | null
}

/**
 * Sorts champions, the most first; those that can't be compared stand at the end, and those that are level in the order
 * of their points. Win rates are compared by the lower end of their interval: two games out of two promise less than
 * sixty out of a hundred.
 */
export function sortChampions<Entry extends Sortable>(entries: readonly Entry[], sort: ChampionSort): readonly Entry[] {
  return entries.toSorted((a, b) => rankBy(b, sort) - rankBy(a, sort) || b.points - a.points)
}

/** Lower than whatever is known: two unknowns are level, which two infinities would not be. */
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

/** Those whose name holds the words, whatever their case, accents, gaps and signs; all of them without words. */
export function filterByName<Named extends { readonly name: { readonly text: string } }>(
  entries: readonly Named[],
  words: string,
): readonly Named[] {
  const looked = foldName(words)
  return entries.filter(({ name }) => foldName(name.text).includes(looked))
}
