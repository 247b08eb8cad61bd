import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { rateOf } from '../../gateway/shared/rate.ts'
import { orderMatchups } from '../../gateway/statistics/rules/order-matchups.ts'

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

const namesOf = (matchups: readonly { readonly name: string }[]) => matchups.map(({ name }) => name)

describe('matchups', () => {
  it('rank many games mostly won above a few games all won', () => {
    const best = orderMatchups([met('lost', 1, 3), met('lucky', 2, 2), met('steady', 65, 100)], 'BEST')
    expect(namesOf(best)).toEqual(['steady', 'lucky', 'lost'])
  })

  it('rank many games mostly lost above a few games all lost, among the worst', () => {
    const worst = orderMatchups([met('won', 2, 3), met('unlucky', 0, 2), met('steady', 35, 100)], 'WORST')
    expect(namesOf(worst)).toEqual(['steady', 'unlucky', 'won'])
  })

  it('keep the order of most games unless another one is requested', () => {
    const matchups = [met('most', 1, 9), met('fewer', 3, 4)]
    expect(orderMatchups(matchups, 'MOST_GAMES')).toEqual(matchups)
  })

  it('are all listed in every order: first those won in at least half of the games, or last', () => {
    fc.assert(
      fc.property(fc.array(anyMet), (matchups) => {
        const best = orderMatchups(matchups, 'BEST')
        expect(new Set(best)).toEqual(new Set(matchups))
        expect(best).toHaveLength(matchups.length)
        expect(orderMatchups(matchups, 'WORST')).toEqual(best.toReversed())
        const isWon = best.map(({ winRate }) => winRate.wins * 2 >= winRate.games)
        expect(isWon).toEqual(isWon.toSorted((a, b) => Number(b) - Number(a)))
      }),
    )
  })

  it('are sorted by the end of their interval on the side of one half', () => {
    fc.assert(
      fc.property(fc.array(anyMet), (matchups) => {
        const best = orderMatchups(matchups, 'BEST')
        const lows = best.filter(({ winRate }) => winRate.value >= 0.5).map(({ winRate }) => winRate.low)
        const highs = best.filter(({ winRate }) => winRate.value < 0.5).map(({ winRate }) => winRate.high)
        for (const bounds of [lows, highs]) expect(bounds).toEqual(bounds.toSorted((a, b) => b - a))
      }),
    )
  })
})
