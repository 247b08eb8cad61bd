/** What the order of champions met in games depends on. */
interface Met {
  readonly winRate: {
    /** Share of the games that were won, 0 to 1. */
    readonly value: number
    /** Both ends of where the true share plausibly lies, 0 to 1. */
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
 * The opponents whom a champion beats and those who beat it; each stands in one of the two. The surest come first: good
 * ones by the lower end of their interval and bad ones by the upper end, so that a few lucky games do not outrank many.
 * Those that are level stay as they come.
 */
export function sortMatchups<Matchup extends Met>(matchups: readonly Matchup[]): Matchups<Matchup> {
  return {
    good: bestFirst(matchups.filter(({ winRate }) => winRate.value >= 0.5)),
    bad: matchups.filter(({ winRate }) => winRate.value < 0.5).toSorted((a, b) => a.winRate.high - b.winRate.high),
  }
}

/** Those with whom the most is surely won first, by the lower end of the interval. */
export function bestFirst<Matchup extends Met>(matchups: readonly Matchup[]): readonly Matchup[] {
  return matchups.toSorted((a, b) => b.winRate.low - a.winRate.low)
}
