/** A figure with its 95 % confidence interval. */
export interface Interval {
  readonly value: number
  readonly low: number
  readonly high: number
}

export type Side = 'a' | 'b'

/**
 * Returns the side whose figure is greater beyond chance: the 95 % interval of the difference, made from both intervals by the method of
 * Newcombe, does not contain 0. Null otherwise.
 */
export function findGreater(a: Interval, b: Interval): Side | null {
  if (exceeds(a, b)) return 'a'
  return exceeds(b, a) ? 'b' : null
}

function exceeds(greater: Interval, smaller: Interval): boolean {
  const difference = greater.value - smaller.value
  return difference > Math.hypot(greater.value - greater.low, smaller.high - smaller.value)
}
