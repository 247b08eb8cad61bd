import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type ChampionPlayer, KEPT_PLAYERS } from '../../gateway/statistics/rules/champion-players.ts'
import { rankPlayers } from '../../gateway/statistics/rules/rank-players.ts'

const player = (account: string, games: number, wins = 0): ChampionPlayer => ({ account, games, wins })

const players = fc.uniqueArray(
  fc.record({ account: fc.nat(200).map(String), games: fc.integer({ min: 1, max: 9 }), wins: fc.nat(9) }),
  { selector: ({ account }) => account, maxLength: 120 },
)

describe('the top players of a champion', () => {
  it('are ordered by games, then by wins, then by id', () => {
    const { players } = rankPlayers(null, [player('b', 3, 2), player('c', 4), player('a', 3, 2), player('d', 3, 3)])
    expect(players.map(({ account }) => account)).toEqual(['c', 'd', 'a', 'b'])
  })

  it('are updated by a new total of the same account', () => {
    const before = rankPlayers(null, [player('a', 3), player('b', 2)])
    expect(rankPlayers(before, [player('b', 4)]).players).toEqual([player('b', 4), player('a', 3)])
  })

  it('lose an account without games on the champion', () => {
    const before = rankPlayers(null, [player('a', 3), player('b', 2)])
    expect(rankPlayers(before, [player('a', 0)]).players).toEqual([player('b', 2)])
  })

  it('are the same for totals in any number of parts', () => {
    fc.assert(
      fc.property(players, fc.nat(120), (all, cut) => {
        const whole = rankPlayers(null, all)
        const inParts = rankPlayers(rankPlayers(null, all.slice(cut)), all.slice(0, cut))
        expect(inParts).toEqual(whole)
        expect(whole.players).toHaveLength(Math.min(KEPT_PLAYERS, all.length))
        const worst = whole.players.at(-1)?.games ?? 0
        expect(all.filter(({ games }) => games > worst).length).toBeLessThan(KEPT_PLAYERS + 1)
      }),
    )
  })

  it('are the same object while nothing changes', () => {
    const full = rankPlayers(
      null,
      Array.from({ length: KEPT_PLAYERS }, (_, index) => player(String(index), 5)),
    )
    expect(rankPlayers(full, [player('late', 2), player('3', 5)])).toBe(full)
  })
})
