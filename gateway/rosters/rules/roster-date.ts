/** Precision of a date of which only the month or the year is known. */
export type DatePrecision = 'MONTH' | 'YEAR'

/** A date as exactly as it is known. */
export interface RosterDate {
  /** Milliseconds since 1970: the date itself, or the first moment of its month or year. */
  readonly at: number
  /** Null for an exact date. A day counts as its first moment. */
  readonly within: DatePrecision | null
}

const MIDNIGHT = 'T00:00:00.000Z'

/** All are in UTC. The text is a year, a month, a day, or a time, as in ISO 8601. */
export function toRosterDate(text: string): RosterDate {
  const within = text.length === 4 ? 'YEAR' : text.length === 7 ? 'MONTH' : null
  return { at: Date.parse(text), within }
}

/** Returns the shortest text from which `toRosterDate` makes the same date. */
export function printRosterDate({ at, within }: RosterDate): string {
  const time = new Date(at).toISOString()
  if (within === 'YEAR') return time.slice(0, 4)
  if (within === 'MONTH') return time.slice(0, 7)
  return time.endsWith(MIDNIGHT) ? time.slice(0, -MIDNIGHT.length) : time
}

/** Returns the first moment after the date's month or year; of an exact date, the date itself. */
export function endOf({ at, within }: RosterDate): number {
  const [year, month] = [new Date(at).getUTCFullYear(), new Date(at).getUTCMonth()]
  if (within === 'YEAR') return Date.UTC(year + 1, 0)
  return within === 'MONTH' ? Date.UTC(year, month + 1) : at
}

/** Returns the last moment of the date's month or year; of an exact date, the date itself. */
export function latestOf(date: RosterDate): number {
  return date.within === null ? date.at : endOf(date) - 1
}
