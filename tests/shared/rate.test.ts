import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { rateOf } from '../../gateway/shared/rate.ts'

const sample = fc.nat(100_000).chain((games) => fc.record({ games: fc.constant(games + 1), wins: fc.nat(games + 1) }))

function getRate(wins: number, games: number) {
  const rate = rateOf(wins, games)
  if (rate === null) throw new Error(`no rate of ${wins} in ${games}`)
  return rate
}

describe('a rate', () => {
  it('is null without games', () => {
    expect(rateOf(0, 0)).toBeNull()
  })

  // Intervals by Wilson's 1927 formula, computed with R: prop.test(wins, games, correct = FALSE).
  it.each([
    [5, 10, 0.5, 0.2366, 0.7634],
    [1, 1, 1, 0.2065, 1],
    [0, 1, 0, 0, 0.7935],
    [0, 20, 0, 0, 0.1611],
    [7, 20, 0.35, 0.1812, 0.5671],
    [520, 1000, 0.52, 0.489, 0.5508],
  ])('of %i wins in %i games is %f, from %f to %f', (wins, games, value, low, high) => {
    const rate = getRate(wins, games)
    expect(rate).toMatchObject({ wins, games, value })
    expect(rate.low).toBeCloseTo(low, 4)
    expect(rate.high).toBeCloseTo(high, 4)
  })

  it('lies within its interval, and the interval within 0 and 1', () => {
    fc.assert(
      fc.property(sample, ({ wins, games }) => {
        const { low, value, high } = getRate(wins, games)
        expect(low).toBeGreaterThanOrEqual(0)
        expect(value).toBeGreaterThanOrEqual(low)
        expect(high).toBeGreaterThanOrEqual(value)
        expect(high).toBeLessThanOrEqual(1)
      }),
    )
  })

  it('has a smaller interval with more games of the same share', () => {
    fc.assert(
      fc.property(sample, ({ wins, games }) => {
        const few = getRate(wins, games)
        const many = getRate(wins * 10, games * 10)
        expect(many.high - many.low).toBeLessThan(few.high - few.low)
      }),
    )
  })

  it('of losses mirrors the rate of wins', () => {
    fc.assert(
      fc.property(sample, ({ wins, games }) => {
        expect(getRate(games - wins, games).low).toBeCloseTo(1 - getRate(wins, games).high, 9)
      }),
    )
  })
})
