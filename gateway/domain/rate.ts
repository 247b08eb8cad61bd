/** A share: the number never travels without its sample and its uncertainty. */
export type Rate = {
  /** The share itself, 0 to 1. */
  readonly value: number
  /** How many of the games count toward the share. */
  readonly wins: number
  readonly games: number
  /** Lower end of the 95 % Wilson interval, 0 to 1. */
  readonly low: number
  /** Upper end of the 95 % Wilson interval, 0 to 1. */
  readonly high: number
}

/** The quantile of the normal distribution that leaves 2.5 % on either side. */
const Z = 1.959963984540054

/** The share of `wins` among `games`, of which there are no fewer; null without a game, where there is no share. */
export function rateOf(wins: number, games: number): Rate | null {
  if (games === 0) return null
  const value = wins / games
  const centre = (wins + Z ** 2 / 2) / (games + Z ** 2)
  const margin = (Z / (games + Z ** 2)) * Math.sqrt(games * value * (1 - value) + Z ** 2 / 4)
  // At a share of 0 or 1 rounding would leave the interval a hair beside its end.
  return {
    value,
    wins,
    games,
    low: Math.max(0, Math.min(value, centre - margin)),
    high: Math.min(1, Math.max(value, centre + margin)),
  }
}
