/** Largest distance of a stored time from now into the future: the clocks of instances differ slightly. */
const CLOCK_TOLERANCE_MS = 60_000

/**
 * Returns a time from the store; -Infinity for one in the future, which a wrong clock has written. What it dates then counts as old,
 * instead of as new until that time.
 */
export function believable(at: number, now: number): number {
  return at > now + CLOCK_TOLERANCE_MS ? -Infinity : at
}
