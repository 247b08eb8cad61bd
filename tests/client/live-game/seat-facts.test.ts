import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Standing } from '../../../client/game/ladder.ts'
import { findCompanions, medianRank, rankIn, unusualShare } from '../../../client/live-game/seat-facts.ts'

const rank: fc.Arbitrary<Standing> = fc.record({
  tier: fc.constantFrom('IRON', 'GOLD', 'DIAMOND', 'MASTER', 'CHALLENGER'),
  division: fc.constantFrom('IV', 'III', 'II', 'I'),
  leaguePoints: fc.nat(1000),
})

describe('the median rank of a side', () => {
  it('is one of the ranks, with at most half of them below and at most half above it', () => {
    fc.assert(
      fc.property(fc.array(rank, { minLength: 1, maxLength: 5 }), fc.func(fc.nat()), (ranks, order) => {
        const median = medianRank(ranks)
        expect(ranks).toContain(median)
        expect(medianRank(ranks.toSorted((a, b) => order(a) - order(b)))).toEqual(median)
      }),
    )
  })

  it('is the lower one of two in the middle, and leaves out unknown tiers', () => {
    const of = (tier: 'GOLD' | 'DIAMOND' | 'UNKNOWN') => ({ tier, division: 'II', leaguePoints: 10 }) as const
    expect(medianRank([of('DIAMOND'), of('GOLD')])?.tier).toBe('GOLD')
    expect(medianRank([of('UNKNOWN'), of('DIAMOND')])?.tier).toBe('DIAMOND')
    expect(medianRank([of('UNKNOWN')])).toBeNull()
  })
})

describe('the rank of a seat', () => {
  it('is that of the queue of the game, and solo in all other queues', () => {
    const entry = (queue: 'SOLO' | 'FLEX') =>
      ({ __typename: 'RankEntry', queue, tier: 'GOLD', division: 'II', leaguePoints: 1, wins: 1, losses: 1 }) as const
    const both = [entry('SOLO'), entry('FLEX')]
    expect(rankIn(both, 'FLEX')?.queue).toBe('FLEX')
    expect(rankIn(both, 'NORMAL')?.queue).toBe('SOLO')
    expect(rankIn([entry('SOLO')], 'FLEX')).toBeNull()
  })
})

const seats = fc.array(
  fc.record({
    puuid: fc.option(fc.integer({ min: 0, max: 9 }).map(String), { nil: null }),
    teamId: fc.constantFrom(100, 200),
    recent: fc.uniqueArray(fc.record({ matchId: fc.constantFrom('a', 'b', 'c', 'd'), win: fc.boolean() }), {
      selector: ({ matchId }) => matchId,
    }),
  }),
  { maxLength: 10 },
)

describe('players who play together', () => {
  it('are on one side, know of each other, and are never hidden', () => {
    fc.assert(
      fc.property(seats, (list) => {
        const known = list.filter(
          ({ puuid }, place) => puuid === null || list.findIndex((other) => other.puuid === puuid) === place,
        )
        const companions = findCompanions(known)
        for (const [puuid, others] of companions) {
          for (const other of others) {
            expect(companions.get(other)).toContain(puuid)
            const [one, two] = [puuid, other].map((wanted) => known.find((seat) => seat.puuid === wanted))
            expect(one?.teamId).toBe(two?.teamId)
          }
        }
      }),
    )
  })

  it('shared at least two games with the same result', () => {
    const player = (puuid: string, results: string) => ({
      puuid,
      teamId: 100,
      recent: Array.from(results, (result, place) => ({ matchId: String(place), win: result === 'W' })),
    })
    expect(findCompanions([player('a', 'WL'), player('b', 'WL')]).get('a')).toEqual(['b'])
    expect(findCompanions([player('a', 'W'), player('b', 'W')]).size).toBe(0)
    expect(findCompanions([player('a', 'WL'), player('b', 'WW')]).size).toBe(0)
  })
})

describe('an unusual choice', () => {
  const use = (key: number, value: number, games = 100) => ({ key, share: { value, games } })
  const chosen = (key: number) => (each: { readonly key: number }) => each.key === key

  it('is taken in at most 15 % of enough games, and is not the most popular one', () => {
    expect(unusualShare([use(1, 0.7), use(2, 0.1)], chosen(2))).toBe(0.1)
    expect(unusualShare([use(1, 0.7), use(2, 0.1)], chosen(3))).toBe(0)
    expect(unusualShare([use(1, 0.7), use(2, 0.3)], chosen(2))).toBeNull()
    expect(unusualShare([use(1, 0.1)], chosen(1))).toBeNull()
    expect(unusualShare([use(1, 0.7, 19)], chosen(2))).toBeNull()
    expect(unusualShare([], chosen(2))).toBeNull()
  })
})
