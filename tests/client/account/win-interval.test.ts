import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { winInterval } from '../../../client/features/account/win-interval.ts'

const record = fc
  .tuple(fc.nat({ max: 5000 }), fc.nat({ max: 5000 }))
  .filter(([wins, losses]) => wins + losses > 0)
  .map(([wins, losses]) => ({ wins, games: wins + losses }))

describe('the interval of a win rate', () => {
  it('has the published value for 12 wins in 20 games', () => {
    const { low, high } = winInterval(12, 20)
    expect(low).toBeCloseTo(0.3866, 4)
    expect(high).toBeCloseTo(0.7812, 4)
  })

  it('spans everything without games', () => {
    expect(winInterval(0, 0)).toEqual({ low: 0, high: 1 })
  })

  it('contains the win rate and stays between 0 and 1', () => {
    fc.assert(
      fc.property(record, ({ wins, games }) => {
        const { low, high } = winInterval(wins, games)
        const share = wins / games
        expect(low).toBeGreaterThanOrEqual(0)
        expect(high).toBeLessThanOrEqual(1)
        expect(low).toBeLessThanOrEqual(share + 1e-12)
        expect(high).toBeGreaterThanOrEqual(share - 1e-12)
      }),
    )
  })

  it('is never empty, however many games there are', () => {
    fc.assert(
      fc.property(record, ({ wins, games }) => {
        const { low, high } = winInterval(wins, games)
        expect(high - low).toBeGreaterThan(0)
      }),
    )
  })

  it('narrows when the same win rate comes from more games', () => {
    fc.assert(
      fc.property(record, fc.integer({ min: 2, max: 20 }), ({ wins, games }, times) => {
        const few = winInterval(wins, games)
        const many = winInterval(wins * times, games * times)
        expect(many.high - many.low).toBeLessThan(few.high - few.low)
      }),
    )
  })

  it('is mirrored when wins and losses are swapped', () => {
    fc.assert(
      fc.property(record, ({ wins, games }) => {
        const { low, high } = winInterval(wins, games)
        const mirrored = winInterval(games - wins, games)
        expect(mirrored.low).toBeCloseTo(1 - high, 10)
        expect(mirrored.high).toBeCloseTo(1 - low, 10)
      }),
    )
  })
})
