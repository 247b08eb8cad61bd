/** Returns the day of a time in UTC, such as `2026-11-26`. `time` is in milliseconds since 1970. */
export function utcDayOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10)
}
