/** The sorted fields of a champion met in games. */
interface Opponent {
  readonly winRate: {
    /** Win rate, 0 to 1. */
    readonly value: number
    /** Bounds of the confidence interval, 0 to 1. */
    readonly low: number
    readonly high: number
  }
}

interface Matchups<Matchup> {
  /** At least half of the games were won. */
  readonly good: readonly Matchup[]
  /** Less than half of the games were won. */
  readonly bad: readonly Matchup[]
}

/**
 * Splits opponents into good and bad ones for a champion. The most certain are first: good ones by the lower bound of their
 * interval and bad ones by the upper bound, so that a few lucky games do not outrank many. Equal ones keep their order.
 */
export function sortMatchups<Matchup extends Opponent>(matchups: readonly Matchup[]): Matchups<Matchup> {
  return {
    good: bestFirst(matchups.filter(({ winRate }) => winRate.value >= 0.5)),
    bad: matchups.filter(({ winRate }) => winRate.value < 0.5).toSorted((a, b) => a.winRate.high - b.winRate.high),
  }
}

/** Sorts champions by the lower bound of their interval, the best first. */
export function bestFirst<Matchup extends Opponent>(matchups: readonly Matchup[]): readonly Matchup[] {
  return matchups.toSorted((a, b) => b.winRate.low - a.winRate.low)
}
