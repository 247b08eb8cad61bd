import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bestFirst, sortMatchups } from '../../../client/features/champion/matchup-order.ts'
import { rateOf } from '../../../gateway/shared/rate.ts'

/** A matchup with its wins and games. */
const met = (name: string, wins: number, games: number) => {
  const winRate = rateOf(wins, games)
  if (winRate === null) throw new Error('A matchup needs games.')
  return { name, winRate }
}

const anyMet = fc
  .record({
    name: fc.string(),
    games: fc.integer({ min: 1, max: 500 }),
    share: fc.double({ min: 0, max: 1, noNaN: true }),
  })
  .map(({ name, games, share }) => met(name, Math.round(share * games), games))

describe('matchups', () => {
  it('rank many games mostly won above a few games all won', () => {
    const { good } = sortMatchups([met('lucky', 2, 2), met('steady', 65, 100)])
    expect(good.map(({ name }) => name)).toEqual(['steady', 'lucky'])
  })

  it('rank many games mostly lost above a few games all lost', () => {
    const { bad } = sortMatchups([met('unlucky', 0, 2), met('steady', 35, 100)])
    expect(bad.map(({ name }) => name)).toEqual(['steady', 'unlucky'])
  })

  it('appear in exactly one of the two lists, with any sample', () => {
    fc.assert(
      fc.property(fc.array(anyMet), (matchups) => {
        const { good, bad } = sortMatchups(matchups)
        expect(new Set([...good, ...bad])).toEqual(new Set(matchups))
        expect(good.length + bad.length).toBe(matchups.length)
        expect(good.every(({ winRate }) => winRate.wins * 2 >= winRate.games)).toBe(true)
        expect(bad.every(({ winRate }) => winRate.wins * 2 < winRate.games)).toBe(true)
      }),
    )
  })

  it('are sorted by the lower end of good and the upper end of bad intervals', () => {
    fc.assert(
      fc.property(fc.array(anyMet), (matchups) => {
        const { good, bad } = sortMatchups(matchups)
        const lows = good.map(({ winRate }) => winRate.low)
        const highs = bad.map(({ winRate }) => winRate.high)
        expect(lows).toEqual(lows.toSorted((a, b) => b - a))
        expect(highs).toEqual(highs.toSorted((a, b) => a - b))
      }),
    )
  })
})

describe('partners', () => {
  it('are sorted by the lower end of their interval, and keep their order on a tie', () => {
    const partners = [met('few', 1, 1), met('first', 60, 100), met('second', 60, 100), met('many', 600, 1000)]
    expect(bestFirst(partners).map(({ name }) => name)).toEqual(['many', 'first', 'second', 'few'])
  })
})
