/** A range of rates, each 0 to 1. */
export interface Interval {
  readonly low: number
  readonly high: number
}

/** The quantile of the normal distribution that leaves 2.5 % on each side. */
const Z = 1.959963984540054

/** 95 % Wilson interval; the whole range without games. */
export function winInterval(wins: number, games: number): Interval {
  if (games === 0) return { low: 0, high: 1 }
  const share = wins / games
  const zz = (Z * Z) / games
  const middle = (share + zz / 2) / (1 + zz)
  const reach = (Z / (1 + zz)) * Math.sqrt((share * (1 - share)) / games + zz / (4 * games))
  return { low: Math.max(0, middle - reach), high: Math.min(1, middle + reach) }
}
