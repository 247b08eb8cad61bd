import { compareText } from '../../shared/compare-text.ts'
import { type Rate, rateOf } from '../../shared/rate.ts'
import type { Tallies } from './tally.ts'

export type TallyShare = {
  readonly key: string
  /** Share of all games in which it was seen. */
  readonly share: Rate
  /** Share of the games with it that were won. */
  readonly winRate: Rate
}

/** Returns the `most` most frequent keys of `games` games: by games, then by wins, then in a fixed order. */
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

/** Sorts numeric keys by size. All keys are numbers, except spell pairs and rune pages. */
function compareKeys(a: string, b: string): number {
  return a.length - b.length || compareText(a, b)
}
