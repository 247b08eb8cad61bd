/** A day of the calendar; `known` is null when its games are not known. */
export interface CalendarDay<Day> {
  /** Such as `2026-11-26`. */
  readonly date: string
  readonly known: Day | null
}

/** Seven days from Monday on; null for days after the last one. */
export type CalendarWeek<Day> = readonly (CalendarDay<Day> | null)[]

const DAY_MS = 24 * 60 * 60_000

/** Returns the newest weeks, oldest first. The last one contains the last of the days, which are listed oldest first. */
export function weeksOf<Day extends { readonly date: string }>(
  days: readonly Day[],
  count: number,
): readonly CalendarWeek<Day>[] {
  const last = days.at(-1)
  if (last === undefined) return []
  const known = new Map(days.map((day) => [day.date, day]))
  const end = Date.parse(last.date)
  const monday = end - ((new Date(end).getUTCDay() + 6) % 7) * DAY_MS
  return Array.from({ length: count }, (_week, index) => {
    const start = monday - (count - 1 - index) * 7 * DAY_MS
    return Array.from({ length: 7 }, (_day, weekday) => {
      const time = start + weekday * DAY_MS
      if (time > end) return null
      const date = new Date(time).toISOString().slice(0, 10)
      return { date, known: known.get(date) ?? null }
    })
  })
}

/** Shade of a number of games, 0 to 4. */
export function shadeOf(games: number): 0 | 1 | 2 | 3 | 4 {
  if (games === 0) return 0
  if (games <= 2) return 1
  if (games <= 4) return 2
  return games <= 7 ? 3 : 4
}

/** Number of days from a square to the one that a key leads to. */
const STEPS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1, ArrowLeft: -7, ArrowRight: 7 }

/** The date of the square that a key leads to, from the one of `date`; null for other keys and at the edges. Oldest day first. */
export function nextDate(days: readonly { readonly date: string }[], date: string, key: string): string | null {
  if (key === 'Home') return days[0]?.date ?? null
  if (key === 'End') return days.at(-1)?.date ?? null
  const step = STEPS[key]
  const at = days.findIndex((day) => day.date === date)
  return step === undefined || at + step < 0 ? null : (days[at + step]?.date ?? null)
}
