import { type Rate, rateOf } from './rate.ts'
import type { Tallies } from './tally.ts'

/** In how many games something was seen, and how many of these were won. */
export type TallyShare = {
  /** What was seen, as {@link Tallies} name it. */
  readonly key: string
  /** Share of all games. */
  readonly share: Rate
  /** Share of the games in which it was seen that were won. */
  readonly winRate: Rate
}

/** At most `most` of what was seen in so many games: that in most games first, then with most wins, else always in one order. */
export function rankTallies(tallies: Tallies, games: number, most: number): readonly TallyShare[] {
  return Object.entries(tallies)
    .toSorted(([a, [gamesOfA, winsOfA]], [b, [gamesOfB, winsOfB]]) => {
      return gamesOfB - gamesOfA || winsOfB - winsOfA || compareKeys(a, b)
    })
    .slice(0, most)
    .flatMap(([key, [seen, wins]]) => {
      const [share, winRate] = [rateOf(seen, games), rateOf(wins, seen)]
      return share === null || winRate === null ? [] : [{ key, share, winRate }]
    })
}

/** Numbers by their size, which all of them are but pairs of spells and rune pages. */
function compareKeys(a: string, b: string): number {
  if (a === b) return 0
  return a.length - b.length || (a < b ? -1 : 1)
}
