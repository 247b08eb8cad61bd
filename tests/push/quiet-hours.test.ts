import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isQuiet } from '../../gateway/push/rules/quiet-hours.ts'
import { isTimeZone } from '../../gateway/shared/time-zone.ts'

const DAY_MINUTES = 24 * 60
const MINUTE_MS = 60_000

const zone = fc.constantFrom(...Intl.supportedValuesOf('timeZone'))
const minute = fc.integer({ min: 0, max: DAY_MINUTES - 1 })
const hours = fc.record({ from: minute, to: minute }).filter(({ from, to }) => from !== to)
const moment = fc.integer({ min: Date.UTC(2020, 0), max: Date.UTC(2035, 0) })

/** The minute of the day that a clock on the wall shows, by another part of Intl. */
function wallMinute(timeZone: string, at: number): number {
  const [hour = '', minutes = ''] = new Date(at).toLocaleTimeString('sv-SE', { timeZone }).split(':')
  return Number(hour) * 60 + Number(minutes)
}

describe('quiet hours', () => {
  it('are those of the clock on the wall, in every time zone, over midnight as well', () => {
    fc.assert(
      fc.property(hours, zone, moment, ({ from, to }, timeZone, at) => {
        const length = (to - from + DAY_MINUTES) % DAY_MINUTES
        const since = (wallMinute(timeZone, at) - from + DAY_MINUTES) % DAY_MINUTES
        expect(isQuiet({ from, to }, timeZone, at)).toBe(since < length)
      }),
    )
  })

  it('and their complement cover each moment exactly once', () => {
    fc.assert(
      fc.property(hours, zone, moment, ({ from, to }, timeZone, at) => {
        expect(isQuiet({ from, to }, timeZone, at)).toBe(!isQuiet({ from: to, to: from }, timeZone, at))
      }),
    )
  })

  it.each([
    // Clocks in Warsaw go from 2:00 to 3:00 on 29 March 2026, and from 3:00 to 2:00 on 25 October.
    ['2026-03-29T00:30:00Z', true],
    ['2026-03-29T01:30:00Z', false],
    ['2026-10-25T00:30:00Z', true],
    ['2026-10-25T01:30:00Z', true],
    ['2026-10-25T02:30:00Z', false],
  ])('from 1 to 3 in the night of a time change: at %s %s', (at, quiet) => {
    expect(isQuiet({ from: 60, to: 180 }, 'Europe/Warsaw', Date.parse(at))).toBe(quiet)
  })

  it('never begin without a choice, and end before their last minute', () => {
    const at = Date.UTC(2026, 10, 1, 8)
    expect(isQuiet(null, 'UTC', at)).toBe(false)
    expect(isQuiet({ from: 22 * 60, to: 8 * 60 }, 'UTC', at)).toBe(false)
    expect(isQuiet({ from: 22 * 60, to: 8 * 60 }, 'UTC', at - MINUTE_MS)).toBe(true)
  })

  it('need a time zone that exists', () => {
    expect(['Europe/Warsaw', 'UTC', 'Nowhere/Nothing', ''].map(isTimeZone)).toEqual([true, true, false, false])
  })
})
