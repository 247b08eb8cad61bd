/** A mean with its sample size and its uncertainty, which are always given together. */
export type Mean = {
  readonly value: number
  readonly games: number
  /** Lower bound of the 95 % t interval. */
  readonly low: number
  /** Upper bound of the 95 % t interval. */
  readonly high: number
}

/** Number of games from which a mean is given. */
const MEAN_FROM_GAMES = 5

/** The quantile of the normal distribution that leaves 2.5 % on either side. */
const Z = 1.959963984540054

/** Returns the mean of figures of games; null with fewer than {@link MEAN_FROM_GAMES}. */
export function meanOf(figures: readonly number[]): Mean | null {
  const games = figures.length
  if (games < MEAN_FROM_GAMES) return null
  const value = figures.reduce((sum, figure) => sum + figure, 0) / games
  const squares = figures.reduce((sum, figure) => sum + (figure - value) ** 2, 0)
  const margin = quantileOfT(games - 1) * Math.sqrt(squares / (games - 1) / games)
  return { value, games, low: value - margin, high: value + margin }
}

/**
 * The quantile of Student's t distribution that leaves 2.5 % on either side: the expansion 26.7.5 of Abramowitz and Stegun, which is
 * right to 0.001 from four degrees of freedom on.
 */
function quantileOfT(degrees: number): number {
  const terms = [
    Z,
    (Z ** 3 + Z) / 4,
    (5 * Z ** 5 + 16 * Z ** 3 + 3 * Z) / 96,
    (3 * Z ** 7 + 19 * Z ** 5 + 17 * Z ** 3 - 15 * Z) / 384,
    (79 * Z ** 9 + 776 * Z ** 7 + 1482 * Z ** 5 - 1920 * Z ** 3 - 945 * Z) / 92_160,
  ]
  return terms.reduce((sum, term, power) => sum + term / degrees ** power, 0)
}
