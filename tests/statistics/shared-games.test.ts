import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { comparePositions } from '../../gateway/shared/position.ts'
import { mergeGames, type PlayerGame } from '../../gateway/statistics/rules/player-games.ts'
import {
  findSharedGames,
  isSamePerson,
  recordOf,
  type SharedGame,
} from '../../gateway/statistics/rules/shared-games.ts'

/** Ranked solo, ranked flex, draft, Clash; ARAM and Arena have no record. */
const RECORDED = [420, 440, 400, 700]
const OTHERS = [450, 1700]

/** A game of a world: its queue, and how each of two players took part in it. */
const game = fc.record({
  queueId: fc.constantFrom(...RECORDED, ...OTHERS),
  /** Sides of the players; null for one who did not play. */
  sideOfA: fc.constantFrom('blue', 'red', null),
  sideOfB: fc.constantFrom('blue', 'red', null),
  winner: fc.constantFrom('blue', 'red'),
  startedAt: fc.nat(20),
})

/** The games of both players, as their accounts know them, with the truth about each game. */
const worlds = fc.array(game, { maxLength: 30 }).map((games) => {
  const truth = games.map((each, number) => ({ ...each, matchId: `EUW1_${number + 1}` }))
  const listOf = (puuid: string, side: 'sideOfA' | 'sideOfB') =>
    mergeGames([
      truth.flatMap((each): readonly PlayerGame[] => {
        const { matchId, startedAt, queueId, winner } = each
        return each[side] === null
          ? []
          : [{ ...NOTHING, puuid, matchId, startedAt, queueId, win: each[side] === winner }]
      }),
    ])
  return { truth, ofA: listOf('a', 'sideOfA'), ofB: listOf('b', 'sideOfB') }
})

const NOTHING = {
  durationSeconds: 1800,
  championId: 1,
  kills: 0,
  deaths: 0,
  assists: 0,
  creepScore: 0,
  lane: null,
}

const idsOf = (games: readonly SharedGame[]) => games.map(({ a }) => a.matchId)
const swapped = (games: readonly SharedGame[]) => games.map(({ a, b }) => ({ a: b, b: a }))

describe('the games of two players', () => {
  it('are against each other or together, as the sides of the match say', () => {
    fc.assert(
      fc.property(worlds, ({ truth, ofA, ofB }) => {
        const { against, together } = findSharedGames(ofA, ofB)
        const shared = truth.filter(
          ({ queueId, sideOfA, sideOfB }) => RECORDED.includes(queueId) && sideOfA !== null && sideOfB !== null,
        )
        const opposed = shared.filter(({ sideOfA, sideOfB }) => sideOfA !== sideOfB)
        const allied = shared.filter(({ sideOfA, sideOfB }) => sideOfA === sideOfB)
        expect(idsOf(against)).toEqual(opposed.toSorted(comparePositions).map(({ matchId }) => matchId))
        expect(idsOf(together)).toEqual(allied.toSorted(comparePositions).map(({ matchId }) => matchId))
      }),
    )
  })

  it('are the same games when the players change places', () => {
    fc.assert(
      fc.property(worlds, ({ ofA, ofB }) => {
        const { ofGames, against, together } = findSharedGames(ofA, ofB)
        expect(findSharedGames(ofB, ofA)).toEqual({
          ofGames: { a: ofGames.b, b: ofGames.a },
          against: swapped(against),
          together: swapped(together),
        })
      }),
    )
  })

  it('have records that add up: one player wins each game against the other, and both win together', () => {
    fc.assert(
      fc.property(worlds, ({ ofA, ofB }) => {
        const { against, together } = findSharedGames(ofA, ofB)
        const winsOfA = recordOf(against)?.wins ?? 0
        const winsOfB = recordOf(swapped(against))?.wins ?? 0
        expect(winsOfA + winsOfB).toBe(against.length)
        expect(recordOf(swapped(together))).toEqual(recordOf(together))
      }),
    )
  })
})

describe('two players', () => {
  const account = (puuid: string, proPlayerId: string | null = null) => ({
    proPlayerId,
    accounts: [{ platform: 'EUW1' as const, puuid }],
  })

  it('are one person with an account in common, in any region, or as accounts of one pro player', () => {
    expect(isSamePerson(account('a'), { proPlayerId: null, accounts: [{ platform: 'KR', puuid: 'a' }] })).toBe(true)
    expect(isSamePerson(account('a', 'pro'), account('b', 'pro'))).toBe(true)
    expect(isSamePerson({ proPlayerId: 'pro', accounts: [] }, { proPlayerId: 'pro', accounts: [] })).toBe(true)
  })

  it('are two people otherwise', () => {
    expect(isSamePerson(account('a'), account('b'))).toBe(false)
    expect(isSamePerson(account('a', 'pro'), account('b', 'other'))).toBe(false)
    expect(isSamePerson({ proPlayerId: null, accounts: [] }, { proPlayerId: null, accounts: [] })).toBe(false)
  })
})
