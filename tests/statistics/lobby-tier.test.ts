import { describe, expect, it } from 'vitest'
import type { RankEntry, StandingTier } from '../../gateway/accounts/rules/rank.ts'
import { lobbyTierOf } from '../../gateway/statistics/rules/lobby-tier.ts'

function ranked(tier: StandingTier, queue: RankEntry['queue'] = 'SOLO'): readonly RankEntry[] {
  const standing = {
    queueType: 'any',
    leagueId: null,
    tier,
    division: 'I',
    leaguePoints: 0,
    wins: 1,
    losses: 1,
  } as const
  return [{ queue, ...standing, hotStreak: false, veteran: false, freshBlood: false, inactive: false }]
}

describe('the tier of a match', () => {
  it('is the median of the known tiers, the lower of two middle ones', () => {
    expect(lobbyTierOf('SOLO', [ranked('GOLD')])).toBe('GOLD')
    expect(lobbyTierOf('SOLO', [ranked('CHALLENGER'), ranked('DIAMOND'), ranked('MASTER')])).toBe('MASTER')
    expect(lobbyTierOf('SOLO', [ranked('CHALLENGER'), ranked('DIAMOND')])).toBe('DIAMOND')
  })

  it('leaves out players who are unranked in its queue, and tiers that this server does not know', () => {
    expect(lobbyTierOf('SOLO', [[], ranked('UNKNOWN'), ranked('IRON', 'FLEX'), ranked('SILVER')])).toBe('SILVER')
    expect(lobbyTierOf('FLEX', [ranked('IRON', 'FLEX'), ranked('SILVER')])).toBe('IRON')
  })

  it('is unknown when no rank is known, and in queues without ranks', () => {
    expect(lobbyTierOf('SOLO', [[], ranked('UNKNOWN')])).toBeNull()
    expect(lobbyTierOf('NORMAL', [ranked('GOLD')])).toBeNull()
  })
})
