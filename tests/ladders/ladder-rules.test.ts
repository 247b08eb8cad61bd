import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { APEX_TIERS, type LadderStanding, toLadder } from '../../gateway/ladders/rules/ladder.ts'
import { standing } from './ladder-standings.ts'

const NO_NAMES = new Map()

/** Few points, wins and tiers, so that ties are frequent. */
const standings = fc.uniqueArray(
  fc.record({
    puuid: fc.string({ minLength: 1, maxLength: 4 }),
    tier: fc.constantFrom(...APEX_TIERS),
    leaguePoints: fc.nat(3),
    wins: fc.nat(2),
    losses: fc.nat(2),
    hotStreak: fc.boolean(),
    veteran: fc.boolean(),
    freshBlood: fc.boolean(),
    inactive: fc.boolean(),
  }),
  { selector: ({ puuid }) => puuid },
)

const shuffled = standings.chain((list) =>
  fc.tuple(fc.constant(list), fc.shuffledSubarray(list, { minLength: list.length, maxLength: list.length })),
)

describe('a ladder', () => {
  it('is the same for any order of its standings', () => {
    fc.assert(
      fc.property(shuffled, ([list, other]) => {
        expect(toLadder(other, NO_NAMES)).toEqual(toLadder(list, NO_NAMES))
      }),
    )
  })

  it('has every player once, with ranks from 1', () => {
    fc.assert(
      fc.property(standings, (list) => {
        const ladder = toLadder(list, NO_NAMES)
        expect(ladder.map(({ rank }) => rank)).toEqual(list.map((_, index) => index + 1))
        expect(new Set(ladder.map(({ puuid }) => puuid))).toEqual(new Set(list.map(({ puuid }) => puuid)))
      }),
    )
  })

  it('is ordered by tier, then by points, then by wins', () => {
    const heightOf = ({ tier, leaguePoints, wins }: LadderStanding) =>
      (APEX_TIERS.length - APEX_TIERS.indexOf(tier)) * 100 + leaguePoints * 10 + wins
    fc.assert(
      fc.property(standings, (list) => {
        const heights = toLadder(list, NO_NAMES).map(heightOf)
        expect(heights).toEqual(heights.toSorted((a, b) => b - a))
      }),
    )
  })

  it('puts a grandmaster with few points above a master with many', () => {
    const ladder = toLadder(
      [standing('m', { leaguePoints: 900 }), standing('g', { tier: 'GRANDMASTER', leaguePoints: 1 })],
      NO_NAMES,
    )
    expect(ladder.map(({ puuid }) => puuid)).toEqual(['g', 'm'])
  })

  it('lists a player promoted during the fetch once, at the better rank', () => {
    const rising = [standing('a', { leaguePoints: 500 }), standing('a', { tier: 'GRANDMASTER', leaguePoints: 510 })]
    expect(toLadder([...rising, standing('b')], NO_NAMES)).toMatchObject([
      { puuid: 'a', tier: 'GRANDMASTER', leaguePoints: 510, rank: 1 },
      { puuid: 'b', rank: 2 },
    ])
  })

  it('has the known names, and null for the others', () => {
    const names = new Map([['a', { gameName: 'Ann', tagLine: 'EUW', namedAt: 5 }]])
    expect(toLadder([standing('a', { wins: 1 }), standing('b')], names)).toMatchObject([
      { puuid: 'a', gameName: 'Ann', tagLine: 'EUW', namedAt: 5 },
      { puuid: 'b', gameName: null, tagLine: null, namedAt: null },
    ])
  })
})
