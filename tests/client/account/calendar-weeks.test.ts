import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { nextDate, weeksOf } from '../../../client/features/account/activity/calendar-weeks.ts'

const DAY_MS = 24 * 60 * 60_000
const dateOf = (at: number) => new Date(at).toISOString().slice(0, 10)

const anyDays = fc
  .record({ start: fc.integer({ min: 20_000, max: 21_000 }), count: fc.integer({ min: 1, max: 200 }) })
  .map(({ start, count }) => Array.from({ length: count }, (_, day) => ({ date: dateOf((start + day) * DAY_MS) })))

describe('the squares of the calendar', () => {
  it('are whole weeks from Monday to the last day', () => {
    fc.assert(
      fc.property(anyDays, fc.integer({ min: 1, max: 30 }), (days, count) => {
        const weeks = weeksOf(days, count)
        expect(weeks).toHaveLength(count)
        for (const [monday] of weeks) expect(new Date(monday?.date ?? '').getUTCDay()).toBe(1)
        const shown = weeks.flat().filter((day) => day !== null)
        expect(shown.at(-1)?.date).toBe(days.at(-1)?.date)
        expect(shown.filter(({ known }) => known !== null)).toHaveLength(Math.min(days.length, shown.length))
      }),
    )
  })

  it('are a day apart by the vertical arrow keys, and a week apart by the others', () => {
    fc.assert(
      fc.property(anyDays, fc.nat(), (days, pick) => {
        const { date } = days[pick % days.length] ?? { date: '' }
        const [first, last] = [days[0]?.date ?? '', days.at(-1)?.date ?? '']
        for (const [key, step] of [
          ['ArrowUp', -1],
          ['ArrowDown', 1],
          ['ArrowLeft', -7],
          ['ArrowRight', 7],
        ] as const) {
          const target = dateOf(Date.parse(date) + step * DAY_MS)
          expect(nextDate(days, date, key)).toBe(target >= first && target <= last ? target : null)
        }
        expect([nextDate(days, date, 'Home'), nextDate(days, date, 'End')]).toEqual([first, last])
        expect(nextDate(days, date, 'a')).toBeNull()
      }),
    )
  })
})
