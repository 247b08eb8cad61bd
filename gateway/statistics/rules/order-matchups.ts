import type { TallyShare } from './rank-tallies.ts'

/** Order of the champions that a champion met. */
export type MatchupOrder = 'MOST_GAMES' | 'BEST' | 'WORST'

type Won = Pick<TallyShare, 'winRate'>

/** Maximum number of champions in one answer, some more than the game has. */
export const MAX_MATCHUPS = 200

/**
 * Sorts matchups, which have most games first. `BEST` puts matchups first that won at least half of their games, by the lower
 * bound of their interval, and then the others by the upper bound: a few lucky games do not outrank many. `WORST` is the reverse
 * of it.
 */
export function orderMatchups<Matchup extends Won>(
  matchups: readonly Matchup[],
  order: MatchupOrder,
): readonly Matchup[] {
  if (order === 'MOST_GAMES') return matchups
  const best = matchups.toSorted((a, b) => Number(isWon(b)) - Number(isWon(a)) || boundOf(b) - boundOf(a))
  return order === 'BEST' ? best : best.toReversed()
}

const isWon = ({ winRate }: Won) => winRate.value >= 0.5

/** The end of the interval on the side of one half. */
const boundOf = (matchup: Won) => (isWon(matchup) ? matchup.winRate.low : matchup.winRate.high)
