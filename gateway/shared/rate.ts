/** A share with its sample size and its uncertainty, which are always given together. */
export type Rate = {
  readonly value: number
  readonly wins: number
  readonly games: number
  /** Lower bound of the 95 % Wilson interval, 0 to 1. */
  readonly low: number
  /** Upper bound of the 95 % Wilson interval, 0 to 1. */
  readonly high: number
}

/** The quantile of the normal distribution that leaves 2.5 % on either side. */
const Z = 1.959963984540054

/** Returns the share of games that were won; null without games. */
export function rateOfWins(games: readonly { readonly win: boolean }[]): Rate | null {
  return rateOf(games.filter(({ win }) => win).length, games.length)
}

/** Returns the share of `wins` among `games`, with `wins` at most `games`; null without games. */
export function rateOf(wins: number, games: number): Rate | null {
  if (games === 0) return null
  const value = wins / games
  const centre = (wins + Z ** 2 / 2) / (games + Z ** 2)
  const margin = (Z / (games + Z ** 2)) * Math.sqrt(games * value * (1 - value) + Z ** 2 / 4)
  // At a share of 0 or 1, rounding would put the bound slightly off the share.
  return {
    value,
    wins,
    games,
    low: Math.max(0, Math.min(value, centre - margin)),
    high: Math.min(1, Math.max(value, centre + margin)),
  }
}
