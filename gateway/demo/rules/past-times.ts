/**
 * Times from `days` ago until `now`, one per interval, oldest first, in milliseconds since 1970. They are multiples of the
 * interval, so that a later call returns the same times and those since.
 */
export function listPastTimes(now: number, days: number, intervalMs: number): readonly number[] {
  const last = Math.floor((now - 1) / intervalMs)
  const first = Math.ceil((now - days * DAY_MS) / intervalMs)
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => (first + index) * intervalMs)
}

export const DAY_MS = 86_400_000
