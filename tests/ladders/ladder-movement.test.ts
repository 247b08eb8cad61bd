import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { chooseBaseline, movementOf, rotateBaselines } from '../../gateway/ladders/rules/ladder-movement.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

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
    return { fetchedAt, before, compared: chooseBaseline(before, fetchedAt), after: baselines }
  })
}

describe('the movement of a player', () => {
  it('is the number of places gained, or lost when negative', () => {
    expect(movementOf({ rank: 3, rankBefore: 10 }, 5)).toEqual({ places: 7, since: 5 })
    expect(movementOf({ rank: 10, rankBefore: 3 }, 5)).toEqual({ places: -7, since: 5 })
    expect(movementOf({ rank: 3, rankBefore: 3 }, 5)).toEqual({ places: 0, since: 5 })
  })

  it('has no places for a newcomer, and is unknown without an earlier ladder', () => {
    expect(movementOf({ rank: 3, rankBefore: null }, 5)).toEqual({ places: null, since: 5 })
    expect(movementOf({ rank: 3, rankBefore: null }, null)).toBeNull()
  })

  it('leads back to the earlier rank, and sums up to zero among the same players', () => {
    const ranks = fc.nat(50).map((size) => Array.from({ length: size }, (_, index) => index + 1))
    const shuffled = ranks.chain((list) => fc.shuffledSubarray(list, { minLength: list.length }))
    fc.assert(
      fc.property(shuffled, (ranksBefore) => {
        const places = ranksBefore.map(
          (rankBefore, index) => movementOf({ rank: index + 1, rankBefore }, 5)?.places ?? 99,
        )
        expect(places.map((gained, index) => index + 1 + gained)).toEqual(ranksBefore)
        expect(places.reduce((sum, each) => sum + each, 0)).toBe(0)
      }),
    )
  })
})

describe('the ladder to compare with', () => {
  it('is the one whose age is nearest to 24 hours, between 18 and 30', () => {
    const hoursAgo = (...hours: readonly number[]) => hours.map((each) => (100 - each) * HOUR_MS)
    const chosen = (...hours: readonly number[]) => chooseBaseline(hoursAgo(...hours), 100 * HOUR_MS)
    expect(chosen(29, 25, 21, 17)).toBe(75 * HOUR_MS)
    expect(chosen(26, 22)).toBe(74 * HOUR_MS)
    expect(chosen(30)).toBe(70 * HOUR_MS)
    expect(chosen(18)).toBe(82 * HOUR_MS)
    expect(chosen(31, 17)).toBeNull()
    expect(chosen()).toBeNull()
  })

  it('is among at most eight stored ones, and none that can never be chosen is kept', () => {
    fc.assert(
      fc.property(pauses, (between) => {
        for (const { fetchedAt, before, compared, after } of listFetches(between)) {
          expect(after.length).toBeLessThanOrEqual(8)
          expect(after).toEqual([...new Set(after)].toSorted((a, b) => a - b))
          expect(after.every((baseline) => fetchedAt - baseline <= 30 * HOUR_MS)).toBe(true)
          if (compared !== null) expect(before).toContain(compared)
        }
      }),
    )
  })

  it('is within two and a half hours of 24 while the server runs', () => {
    const steady = fc.array(fc.integer({ min: 20 * MINUTE_MS, max: 30 * MINUTE_MS }), {
      minLength: 150,
      maxLength: 200,
    })
    fc.assert(
      fc.property(steady, (between) => {
        const fetches = listFetches(between)
        const begin = fetches[0]?.fetchedAt ?? 0
        for (const { fetchedAt, compared } of fetches) {
          if (fetchedAt - begin < 18 * HOUR_MS) expect(compared).toBeNull()
          if (fetchedAt - begin < 28 * HOUR_MS) continue
          expect(Math.abs(fetchedAt - (compared ?? 0) - 24 * HOUR_MS)).toBeLessThanOrEqual(2.5 * HOUR_MS)
        }
      }),
      { numRuns: 30 },
    )
  })
})
