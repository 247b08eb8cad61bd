/** Formats the local day of a moment, in milliseconds since 1970, for a date field: `2026-11-01`. */
export function dayOf(milliseconds: number): string {
  const moment = new Date(milliseconds)
  const [month, day] = [moment.getMonth() + 1, moment.getDate()].map((number) => String(number).padStart(2, '0'))
  return `${moment.getFullYear()}-${month}-${day}`
}

/** Start of a day in ISO 8601; null for today and for an empty date, which mean "now". */
export function momentOfDay(day: string, today: string): string | null {
  return day === '' || day === today ? null : new Date(`${day}T00:00`).toISOString()
}
