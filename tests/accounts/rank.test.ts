import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compareRankEntries, DIVISIONS, STANDING_TIERS, toRankedQueue } from '../../gateway/accounts/rules/rank.ts'

const standing = fc.record({
  tier: fc.constantFrom(...STANDING_TIERS),
  division: fc.constantFrom(...DIVISIONS),
  leaguePoints: fc.nat(2000),
})

describe('ranks', () => {
  it('are ordered by tier, then division, then league points, the highest first', () => {
    const ordered = [
      { tier: 'CHALLENGER', division: 'I', leaguePoints: 900 },
      { tier: 'GRANDMASTER', division: 'I', leaguePoints: 1200 },
      { tier: 'EMERALD', division: 'I', leaguePoints: 3 },
      { tier: 'EMERALD', division: 'II', leaguePoints: 99 },
      { tier: 'EMERALD', division: 'II', leaguePoints: 0 },
      { tier: 'PLATINUM', division: 'I', leaguePoints: 100 },
      { tier: 'IRON', division: 'IV', leaguePoints: 0 },
      { tier: 'UNKNOWN', division: 'I', leaguePoints: 500 },
    ] as const
    expect(ordered.toReversed().toSorted(compareRankEntries)).toEqual(ordered)
  })

  it('compare in reverse with the opposite result, and as equal only when they are', () => {
    fc.assert(
      fc.property(standing, standing, (a, b) => {
        expect(Math.sign(compareRankEntries(a, b)) + Math.sign(compareRankEntries(b, a))).toBe(0)
        const same = a.tier === b.tier && a.division === b.division && a.leaguePoints === b.leaguePoints
        expect(compareRankEntries(a, b) === 0).toBe(same)
      }),
    )
  })

  it('never put a lower tier before a higher one', () => {
    fc.assert(
      fc.property(fc.array(standing), (entries) => {
        const tiers = entries.toSorted(compareRankEntries).map(({ tier }) => STANDING_TIERS.indexOf(tier))
        expect(tiers).toEqual(tiers.toSorted((a, b) => b - a))
      }),
    )
  })
})

describe('a ranked queue', () => {
  it.each([
    ['RANKED_SOLO_5x5', 'SOLO'],
    ['RANKED_FLEX_SR', 'FLEX'],
    ['RANKED_FLEX_TT', 'OTHER'],
    ['CHERRY', 'OTHER'],
    ['', 'OTHER'],
  ])('%j is %s', (queueType, queue) => {
    expect(toRankedQueue(queueType)).toBe(queue)
  })
})
