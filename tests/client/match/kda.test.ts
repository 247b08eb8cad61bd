import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { kdaBand, kdaOf } from '../../../client/match/kda.ts'

describe('the KDA ratio', () => {
  it('divides kills and assists by deaths', () => {
    expect(kdaOf({ kills: 3, deaths: 5, assists: 4 })).toBe(1.4)
  })

  it('is null without deaths, with any number of kills', () => {
    expect(kdaOf({ kills: 0, deaths: 0, assists: 0 })).toBeNull()
    expect(kdaOf({ kills: 20, deaths: 0, assists: 3 })).toBeNull()
  })
})

describe('the band of a KDA ratio', () => {
  it.each([
    [0, 0],
    [0.99, 0],
    [1, 1],
    [1.99, 1],
    [2, 2],
    [3, 3],
    [3.99, 3],
    [4, 4],
    [5, 5],
    [31, 5],
  ])('of %d is %d', (kda, band) => {
    expect(kdaBand(kda)).toBe(band)
  })

  it('of a perfect game is the highest', () => {
    expect(kdaBand(null)).toBe(5)
  })

  it('never falls when the ratio rises', () => {
    const ratio = fc.double({ min: 0, max: 60, noNaN: true })
    fc.assert(
      fc.property(ratio, ratio, (a, b) => {
        expect(kdaBand(Math.max(a, b))).toBeGreaterThanOrEqual(kdaBand(Math.min(a, b)))
      }),
    )
  })
})
