import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { damageTaken, damageToChampions } from '../../../client/match/damage.ts'
import { killParticipation, sideTotalsOf } from '../../../client/match/side-totals.ts'
import { participant } from './a-match.ts'

describe('the totals of a side', () => {
  it('are the sums of its rows', () => {
    const totals = sideTotalsOf([
      participant(),
      participant({ kills: 1, goldEarned: 10_000, creepScore: 30, visionScore: 60 }),
    ])
    expect(totals).toEqual({ kills: 10, gold: 24_250, damage: 44_690, creepScore: 288, vision: 83 })
  })

  it('are zero without participants', () => {
    expect(sideTotalsOf([])).toEqual({ kills: 0, gold: 0, damage: 0, creepScore: 0, vision: 0 })
  })
})

describe('damage', () => {
  it('counts every kind, dealt and taken', () => {
    expect(damageToChampions(participant())).toBe(22_345)
    expect(damageTaken(participant())).toBe(13_017)
  })
})

describe('kill participation', () => {
  it('counts kills and assists alike', () => {
    expect(killParticipation({ kills: 2, assists: 3 }, 10)).toBe(0.5)
  })

  it('is null when the side has no kills', () => {
    expect(killParticipation({ kills: 0, assists: 0 }, 0)).toBeNull()
  })

  it('is never negative, and 1 for a part in every kill', () => {
    fc.assert(
      fc.property(fc.nat(40), fc.nat(40), fc.nat(40), (kills, assists, others) => {
        const share = killParticipation({ kills, assists }, kills + assists + others)
        if (share === null) expect(kills + assists + others).toBe(0)
        else expect(share).toBeGreaterThanOrEqual(0)
        if (others === 0 && kills + assists > 0) expect(share).toBe(1)
      }),
    )
  })
})
