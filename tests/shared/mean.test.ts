import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { meanOf } from '../../gateway/shared/mean.ts'

/** Quantiles of the t distribution at 97.5 %, as tables print them, by degrees of freedom. */
const TABLE = [
  [4, 2.776],
  [5, 2.571],
  [9, 2.262],
  [29, 2.045],
  [99, 1.984],
  [499, 1.965],
] as const

describe('a mean', () => {
  it.each(TABLE)('has a t interval as printed tables give it for %i degrees of freedom', (degrees, quantile) => {
    const figures = Array.from({ length: degrees + 1 }, (_, index) => (index * 7) % 5)
    const mean = meanOf(figures)
    const value = figures.reduce((sum, each) => sum + each, 0) / figures.length
    const variance = figures.reduce((sum, each) => sum + (each - value) ** 2, 0) / degrees
    expect(mean).toMatchObject({ value, games: degrees + 1 })
    expect(((mean?.high ?? 0) - value) / Math.sqrt(variance / figures.length)).toBeCloseTo(quantile, 2)
    expect(value - (mean?.low ?? 0)).toBeCloseTo((mean?.high ?? 0) - value)
  })

  it('is not given for fewer than five games', () => {
    expect(meanOf([1, 2, 3, 4])).toBeNull()
    expect(meanOf([])).toBeNull()
  })

  it('does not depend on the order of the games, and is inside of its interval', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 60 }), { minLength: 5, maxLength: 40 }), (figures) => {
        const [mean, reversed] = [meanOf(figures), meanOf(figures.toReversed())]
        expect(mean?.low).toBeLessThanOrEqual(mean?.value ?? NaN)
        expect(mean?.high).toBeGreaterThanOrEqual(mean?.value ?? NaN)
        expect(reversed?.value).toBeCloseTo(mean?.value ?? NaN)
        expect(reversed?.high).toBeCloseTo(mean?.high ?? NaN)
      }),
    )
  })
})
