import { describe, expect, it } from 'vitest'
import { creepScoreOf } from '../../gateway/matches/rules/creep-score.ts'
import { kdaOf } from '../../gateway/shared/kda.ts'

describe('the KDA', () => {
  it.each([
    [{ kills: 7, deaths: 2, assists: 5 }, 6],
    [{ kills: 0, deaths: 4, assists: 1 }, 0.25],
    [{ kills: 0, deaths: 3, assists: 0 }, 0],
  ])('of %j is %f', (score, kda) => {
    expect(kdaOf(score)).toBe(kda)
  })

  it('does not exist without a death', () => {
    expect(kdaOf({ kills: 12, deaths: 0, assists: 3 })).toBeNull()
  })
})

describe('the creep score', () => {
  it('counts lane minions and jungle monsters together', () => {
    expect(creepScoreOf({ totalMinionsKilled: 181, neutralMinionsKilled: 12 })).toBe(193)
  })
})
