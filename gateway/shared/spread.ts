/** The middle of figures of games, and the range that the next game falls into four times out of five. */
export interface Spread {
  readonly median: number
  /** Lower end of the range: one new figure in ten is below it. The lowest figure with fewer than nine games. */
  readonly low: number
  /** Upper end of the range: one new figure in ten is above it. The highest figure with fewer than nine games. */
  readonly high: number
  /** Number of games, at least {@link SPREAD_FROM_GAMES}. */
  readonly games: number
}

/** Number of games from which a spread is given. */
export const SPREAD_FROM_GAMES = 5

/** Share of new figures below the range, and above it. */
const OUTSIDE = 0.1

/** Returns the spread of figures, which may be infinite; null with fewer than {@link SPREAD_FROM_GAMES}. */
export function spreadOf(figures: readonly number[]): Spread | null {
  if (figures.length < SPREAD_FROM_GAMES) return null
  const sorted = figures.toSorted((a, b) => a - b)
  return {
    median: quantileOf(sorted, 0.5),
    low: quantileOf(sorted, OUTSIDE),
    high: quantileOf(sorted, 1 - OUTSIDE),
    games: sorted.length,
  }
}

/**
 * The figure that a new one is below with this probability: the quantile at rank p (n + 1), between two figures in proportion, and
 * never outside of them.
 */
function quantileOf(sorted: readonly number[], probability: number): number {
  const rank = Math.min(Math.max(probability * (sorted.length + 1), 1), sorted.length)
  const [below = NaN, above = below] = sorted.slice(Math.floor(rank) - 1, Math.floor(rank) + 1)
  const part = rank - Math.floor(rank)
  // Infinite figures have no distance.
  return part === 0 || below === above ? below : below + (above - below) * part
}
