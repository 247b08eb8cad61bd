import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  chooseBaseline,
  comparableFrom,
  movementOf,
  rotateBaselines,
} from '../../gateway/ladders/rules/ladder-movement.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/** Pauses between two fetches: usually half an hour, sometimes an outage of up to two days. */
const pauses = fc.array(
  fc.oneof(
    { weight: 20, arbitrary: fc.integer({ min: 20 * MINUTE_MS, max: 40 * MINUTE_MS }) },
    { weight: 1, arbitrary: fc.integer({ min: HOUR_MS, max: 48 * HOUR_MS }) },
  ),
  { minLength: 1, maxLength: 300 },
)

/** The baselines that are stored after each fetch, and the one that the fetch is compared with. */
function listFetches(between: readonly number[]) {
  let fetchedAt = Date.UTC(2026, 10, 1)
  let baselines: readonly number[] = []
  return between.map((pause) => {
    fetchedAt += pause
    const before = baselines
    baselines = rotateBaselines(before, fetchedAt)
    return {
      fetchedAt,
      before,
      yesterday: chooseBaseline(before, fetchedAt, 'YESTERDAY'),
      lastWeek: chooseBaseline(before, fetchedAt, 'LAST_WEEK'),
      comparableFrom: comparableFrom(before, fetchedAt, 'YESTERDAY'),
      after: baselines,
    }
  })
}

const since = { YESTERDAY: 5, LAST_WEEK: 2 }
const entry = { rank: 3, rankBefore: 10, rankLastWeek: 1 }

describe('the movement of a player', () => {
  it('is the number of places gained, or lost when negative', () => {
    expect(movementOf(entry, 'YESTERDAY', since)).toEqual({ places: 7, since: 5 })
    expect(movementOf(entry, 'LAST_WEEK', since)).toEqual({ places: -2, since: 2 })
    expect(movementOf({ ...entry, rankBefore: 3 }, 'YESTERDAY', since)).toEqual({ places: 0, since: 5 })
  })

  it('has no places for a newcomer, and is unknown without an earlier ladder', () => {
    expect(movementOf({ ...entry, rankBefore: null }, 'YESTERDAY', since)).toEqual({ places: null, since: 5 })
    expect(movementOf({ ...entry, rankLastWeek: null }, 'LAST_WEEK', { ...since, LAST_WEEK: null })).toBeNull()
  })

  it('leads back to the earlier rank, and sums up to zero among the same players', () => {
    const ranks = fc.nat(50).map((size) => Array.from({ length: size }, (_, index) => index + 1))
    const shuffled = ranks.chain((list) => fc.shuffledSubarray(list, { minLength: list.length }))
    fc.assert(
      fc.property(shuffled, (ranksBefore) => {
        const places = ranksBefore.map(
          (rankBefore, index) =>
            movementOf({ rank: index + 1, rankBefore, rankLastWeek: null }, 'YESTERDAY', since)?.places ?? 99,
        )
        expect(places.map((gained, index) => index + 1 + gained)).toEqual(ranksBefore)
        expect(places.reduce((sum, each) => sum + each, 0)).toBe(0)
      }),
    )
  })
})

/** Fetches while the server runs. */
const steadyPauses = (days: number) => {
  const fetches = Math.ceil((days * 24 * 60) / 20)
  return fc.array(fc.integer({ min: 20 * MINUTE_MS, max: 30 * MINUTE_MS }), { minLength: fetches, maxLength: fetches })
}

describe('the ladder to compare with', () => {
  const hoursAgo = (...hours: readonly number[]) => hours.map((each) => (300 - each) * HOUR_MS)
  const now = 300 * HOUR_MS

  it('is the one whose age is nearest to 24 hours, between 18 and 30', () => {
    const chosen = (...hours: readonly number[]) => chooseBaseline(hoursAgo(...hours), now, 'YESTERDAY')
    expect(chosen(29, 25, 21, 17)).toBe(275 * HOUR_MS)
    expect(chosen(26, 22)).toBe(274 * HOUR_MS)
    expect(chosen(30)).toBe(270 * HOUR_MS)
    expect(chosen(18)).toBe(282 * HOUR_MS)
    expect(chosen(31, 17)).toBeNull()
    expect(chosen()).toBeNull()
  })

  it('is for a week the one whose age is nearest to seven days, between six and eight', () => {
    const chosen = (...hours: readonly number[]) => chooseBaseline(hoursAgo(...hours), now, 'LAST_WEEK')
    expect(chosen(190, 166, 142)).toBe(134 * HOUR_MS)
    expect(chosen(192)).toBe(108 * HOUR_MS)
    expect(chosen(144)).toBe(156 * HOUR_MS)
    expect(chosen(193, 143, 24)).toBeNull()
  })

  it('is among at most 16 stored ones, and none that can never be chosen is kept', () => {
    fc.assert(
      fc.property(pauses, (between) => {
        for (const { fetchedAt, before, yesterday, lastWeek, after } of listFetches(between)) {
          expect(after.length).toBeLessThanOrEqual(16)
          expect(after).toEqual([...new Set(after)].toSorted((a, b) => a - b))
          expect(after.every((baseline) => fetchedAt - baseline <= 8 * DAY_MS)).toBe(true)
          for (const compared of [yesterday, lastWeek]) if (compared !== null) expect(before).toContain(compared)
        }
      }),
    )
  })

  it('ends with the ladder itself and the one before, which readers still use', () => {
    fc.assert(
      fc.property(pauses, (between) => {
        const fetches = listFetches(between)
        for (const [index, { fetchedAt, after }] of fetches.entries()) {
          const previous = fetches[index - 1]
          expect(after.slice(-2)).toEqual(previous === undefined ? [fetchedAt] : [previous.fetchedAt, fetchedAt])
        }
      }),
    )
  })

  it('is within two and a half hours of a day, and 15 of a week, while the server runs', () => {
    fc.assert(
      fc.property(steadyPauses(10), (between) => {
        const fetches = listFetches(between)
        const begin = fetches[0]?.fetchedAt ?? 0
        for (const { fetchedAt, yesterday, lastWeek } of fetches) {
          const age = fetchedAt - begin
          if (age < 18 * HOUR_MS) expect(yesterday).toBeNull()
          if (age < 6 * DAY_MS) expect(lastWeek).toBeNull()
          if (age >= 28 * HOUR_MS) {
            expect(Math.abs(fetchedAt - (yesterday ?? 0) - DAY_MS)).toBeLessThanOrEqual(2.5 * HOUR_MS)
          }
          if (age >= 8 * DAY_MS) {
            expect(Math.abs(fetchedAt - (lastWeek ?? 0) - 7 * DAY_MS)).toBeLessThanOrEqual(15 * HOUR_MS)
          }
        }
      }),
      { numRuns: 20 },
    )
  })

  it('is there from the announced time on', () => {
    fc.assert(
      fc.property(pauses, (between) => {
        for (const { fetchedAt, before, yesterday, comparableFrom: announced } of listFetches(between)) {
          if (announced === null) continue
          expect(announced).toBeGreaterThan(fetchedAt)
          if (yesterday === null) expect(chooseBaseline(before, announced - 1, 'YESTERDAY')).toBeNull()
          expect(chooseBaseline(before, announced, 'YESTERDAY')).not.toBeNull()
        }
      }),
    )
  })
})
