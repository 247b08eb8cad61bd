import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { rateOf } from '../../gateway/shared/rate.ts'
import {
  averageOf,
  CHAMPION_TIERS,
  type ChampionTier,
  LEAST_GAMES,
  placeChampion,
  tierBands,
} from '../../gateway/statistics/rules/champion-tier.ts'

const HALF = tierBands(0.5)

const place = (wins: number, games: number) => placeChampion(rateOf(wins, games), HALF)

/** Position of a tier, from 0 for the best one. */
const placeOf = (tier: ChampionTier) => CHAMPION_TIERS.indexOf(tier)

const average = fc.double({ min: 0, max: 1, noNaN: true })

/** Wins and games, enough of them for a tier. */
const sample = fc
  .integer({ min: LEAST_GAMES, max: 100_000 })
  .chain((games) => fc.record({ games: fc.constant(games), wins: fc.nat(games) }))

describe('the tier of a champion', () => {
  it.each([
    ['S', 5_400, 10_000, 'S', 'S'],
    ['A', 5_230, 10_000, 'S', 'A'],
    ['B', 5_150, 10_000, 'S', 'B'],
    ['B', 5_000, 10_000, 'B', 'B'],
    ['B', 4_850, 10_000, 'B', 'D'],
    ['C', 4_770, 10_000, 'C', 'D'],
    ['D', 4_600, 10_000, 'D', 'D'],
    ['S', 33, 50, 'S', 'S'],
    ['B', 32, 50, 'S', 'B'],
    ['B', 25, 50, 'S', 'D'],
    ['D', 17, 50, 'D', 'D'],
  ] as const)('is %s after %i wins in %i games, between %s and %s', (tier, wins, games, best, worst) => {
    expect(place(wins, games)).toEqual({ tier, best, worst })
  })

  it('is unknown after fewer than fifty games', () => {
    expect(placeChampion(null, HALF)).toBeNull()
    expect([1, 10, 49].map((games) => place(games, games))).toEqual([null, null, null])
    expect(place(50, 50)).not.toBeNull()
  })

  it('is within its range, and no farther from B than any tier of the range', () => {
    fc.assert(
      fc.property(sample, average, ({ wins, games }, average) => {
        const placed = placeChampion(rateOf(wins, games), tierBands(average))
        if (placed === null) throw new Error('no tier')
        const [best, tier, worst] = [placeOf(placed.best), placeOf(placed.tier), placeOf(placed.worst)]
        expect(best).toBeLessThanOrEqual(tier)
        expect(tier).toBeLessThanOrEqual(worst)
        const fromB = (place: number) => Math.abs(place - placeOf('B'))
        expect(fromB(tier)).toBeLessThanOrEqual(Math.min(fromB(best), fromB(worst)))
      }),
    )
  })

  it('never falls with another win, and never rises with another loss', () => {
    fc.assert(
      fc.property(sample, ({ wins, games }) => {
        const [before, won, lost] = [place(wins, games), place(wins + 1, games + 1), place(wins, games + 1)]
        if (before === null || won === null || lost === null) throw new Error('no tier')
        expect(placeOf(won.tier)).toBeLessThanOrEqual(placeOf(before.tier))
        expect(placeOf(lost.tier)).toBeGreaterThanOrEqual(placeOf(before.tier))
      }),
    )
  })

  it('stays on its side of B with more games of the same win rate, and gets no nearer to B', () => {
    fc.assert(
      fc.property(sample, fc.integer({ min: 2, max: 9 }), ({ wins, games }, times) => {
        const [few, many] = [place(wins, games), place(wins * times, games * times)]
        if (few === null || many === null) throw new Error('no tier')
        const [before, after] = [placeOf(few.tier) - placeOf('B'), placeOf(many.tier) - placeOf('B')]
        expect(before * after).toBeGreaterThanOrEqual(0)
        expect(Math.abs(after)).toBeGreaterThanOrEqual(Math.abs(before))
        expect(placeOf(many.best)).toBeGreaterThanOrEqual(placeOf(few.best))
        expect(placeOf(many.worst)).toBeLessThanOrEqual(placeOf(few.worst))
      }),
    )
  })

  it('rarely differs from B by luck alone', () => {
    // Exact chance of each tier for a champion that wins every second game.
    const chanceOfS = (games: number) => {
      let chance = 0.5 ** games
      let sum = 0
      for (let wins = 0; wins <= games; wins += 1) {
        if (place(wins, games)?.tier === 'S') sum += chance
        chance *= (games - wins) / (wins + 1)
      }
      return sum
    }
    expect(chanceOfS(50)).toBeCloseTo(0.0164, 4)
    expect(chanceOfS(100)).toBeCloseTo(0.0105, 4)
    expect(chanceOfS(500)).toBeCloseTo(0.0024, 4)
  })
})

describe('the bands of the tiers', () => {
  it('are one and two points from the average', () => {
    expect(HALF).toEqual([
      { tier: 'S', from: 0.52, below: 1 },
      { tier: 'A', from: 0.51, below: 0.52 },
      { tier: 'B', from: 0.49, below: 0.51 },
      { tier: 'C', from: 0.48, below: 0.49 },
      { tier: 'D', from: 0, below: 0.48 },
    ])
    expect(tierBands(0.57)[1]).toEqual({ tier: 'A', from: 0.58, below: 0.59 })
  })

  it('cover every win rate without a gap, whatever the average', () => {
    fc.assert(
      fc.property(average, (average) => {
        const bands = tierBands(average)
        expect(bands.map(({ tier }) => tier)).toEqual(CHAMPION_TIERS)
        expect(bands.at(0)?.below).toBe(1)
        expect(bands.at(-1)?.from).toBe(0)
        expect(bands.slice(1).map(({ below }) => below)).toEqual(bands.slice(0, -1).map(({ from }) => from))
      }),
    )
  })
})

describe('the average win rate', () => {
  it('counts each game once', () => {
    expect(averageOf([rateOf(1, 1), rateOf(2, 9), null])).toBe(0.3)
  })

  it('is unknown without games', () => {
    expect(averageOf([])).toBeNull()
    expect(averageOf([null])).toBeNull()
  })
})
