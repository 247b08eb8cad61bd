import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { patchAxis, shareAxis, withoutGaps } from '../../../client/features/champion/patch-rates.ts'
import { rateOf } from '../../../gateway/shared/rate.ts'

const rate = (wins: number, games: number) => {
  const found = rateOf(wins, games)
  if (found === null) throw new Error('A rate needs games.')
  return found
}

const anyRate = fc
  .record({ games: fc.integer({ min: 1, max: 5000 }), share: fc.double({ min: 0, max: 1, noNaN: true }) })
  .map(({ games, share }) => rate(Math.round(share * games), games))

describe('the patches of a chart', () => {
  it('run from the first with data to the newest, without gaps', () => {
    expect(patchAxis(['16.5', '16.4', '16.3', '16.2', '16.1'], ['16.2', '16.4'])).toEqual([
      '16.2',
      '16.3',
      '16.4',
      '16.5',
    ])
  })

  it('are at most the newest ten', () => {
    const recorded = Array.from({ length: 14 }, (_, place) => `16.${14 - place}`)
    expect(patchAxis(recorded, recorded)).toEqual(recorded.slice(0, 10).toReversed())
  })

  it('include a patch that is missing in the list of patches', () => {
    expect(patchAxis(['16.3'], ['16.3', '16.4'])).toEqual(['16.3', '16.4'])
  })
})

describe('the line of a chart', () => {
  it('is broken at missing points', () => {
    expect(withoutGaps([null, 1, 2, null, null, 3])).toEqual([[1, 2], [3]])
  })

  it('contains every point once, in order', () => {
    fc.assert(
      fc.property(fc.array(fc.option(fc.integer())), (points) => {
        expect(withoutGaps(points).flat()).toEqual(points.filter((point) => point !== null))
      }),
    )
  })
})

describe('the axis of a chart', () => {
  it('ends at round marks', () => {
    expect(shareAxis([rate(520, 1000), rate(480, 1000)], 0.5)).toEqual({
      from: 0.4,
      to: 0.6,
      marks: [0.4, 0.45, 0.5, 0.55, 0.6],
    })
  })

  it('covers every rate and the interval of every large sample, with few marks', () => {
    fc.assert(
      fc.property(fc.array(anyRate, { minLength: 1 }), fc.constantFrom(0, 0.5), (rates, always) => {
        const { from, to, marks } = shareAxis(rates, always)
        const tolerance = 1e-6
        for (const { value, low, high, games } of rates) {
          expect(from).toBeLessThanOrEqual((games < 10 ? value : low) + tolerance)
          expect(to).toBeGreaterThanOrEqual((games < 10 ? value : high) - tolerance)
        }
        expect(from).toBeGreaterThanOrEqual(0)
        expect(from).toBeLessThanOrEqual(always + tolerance)
        expect(to).toBeLessThanOrEqual(1)
        expect(to).toBeGreaterThanOrEqual(always)
        expect(marks.length).toBeGreaterThanOrEqual(2)
        expect(marks.length).toBeLessThanOrEqual(5)
        expect(marks[0]).toBe(from)
        expect(marks.at(-1)).toBe(to)
      }),
    )
  })
})
