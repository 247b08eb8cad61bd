import { describe, expect, it } from 'vitest'
import type { RankEntry, StandingTier } from '../../gateway/accounts/rules/rank.ts'
import { seemsToHaveChangedHands } from '../../gateway/rosters/rules/account-doubt.ts'

const standing = (tier: StandingTier): RankEntry => ({
  queue: 'SOLO',
  queueType: 'RANKED_SOLO_5x5',
  tier,
  division: 'I',
  leaguePoints: 0,
  wins: 1,
  losses: 1,
  leagueId: null,
  hotStreak: false,
  veteran: false,
  freshBlood: false,
  inactive: false,
})

const times = (count: number, champion: number) => Array.from({ length: count }, () => champion)

describe('an account with a new name', () => {
  it.each([
    ['CHALLENGER', 'MASTER', false],
    ['CHALLENGER', 'EMERALD', true],
    ['SILVER', 'MASTER', true],
    ['UNKNOWN', 'MASTER', false],
  ] as const)('that fell from %s to %s has changed hands: %s', (before, after, said) => {
    const standings = [standing(before), standing(after)] as const
    expect(seemsToHaveChangedHands({ standings, champions: [] })).toBe(said)
  })

  it.each([
    [[...times(10, 1), ...times(30, 1)], false],
    [[...times(10, 2), ...times(30, 1)], true],
    [[...times(8, 2), ...times(2, 1), ...times(30, 1)], false],
    [[...times(10, 2), ...times(9, 1)], false],
  ])('that last played %j has changed hands: %s', (champions, said) => {
    expect(seemsToHaveChangedHands({ standings: [null, standing('GOLD')], champions })).toBe(said)
  })
})
