import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  formOf,
  isOffRole,
  RECENT_GAMES,
  streakOf,
  updateForm,
  usualLaneOf,
} from '../../gateway/accounts/rules/account-form.ts'
import type { RememberedMatch } from '../../gateway/accounts/rules/account-matches.ts'
import { LANES } from '../../gateway/game-data/rules/lane.ts'
import { comparePositions } from '../../gateway/shared/position.ts'

const RANKED = 420
const ARAM = 450

/** Matches with an id and a start of their own, the later number the newer. */
const matches: fc.Arbitrary<RememberedMatch[]> = fc
  .array(
    fc.record({
      queueId: fc.constantFrom(RANKED, RANKED, ARAM),
      championId: fc.integer({ min: 1, max: 3 }),
      win: fc.boolean(),
      lane: fc.constantFrom(...LANES, null),
    }),
    { maxLength: 40 },
  )
  .map((list) =>
    list.map((match, index) => ({
      matchId: `EUW1_${index}`,
      startedAt: index * 1000,
      durationSeconds: 1800,
      kills: 1,
      deaths: 1,
      assists: 1,
      creepScore: 100,
      ...match,
    })),
  )

const lanes = fc.dictionary(fc.constantFrom(...LANES), fc.nat(30))

describe('the latest games of an account', () => {
  it('are its newest ranked, normal and Clash games, newest first', () => {
    fc.assert(
      fc.property(matches, fc.func(fc.nat()), (list, order) => {
        const shuffled = list.toSorted((a, b) => order(a.matchId) - order(b.matchId))
        const { recent } = formOf(shuffled)
        const expected = list.filter(({ queueId }) => queueId === RANKED).toSorted(comparePositions)
        expect(recent.map(({ matchId }) => matchId)).toEqual(
          expected.slice(0, RECENT_GAMES).map(({ matchId }) => matchId),
        )
      }),
    )
  })

  it('are the same whether they were known at once or in two steps that meet', () => {
    fc.assert(
      fc.property(matches, fc.nat(40), (list, end) => {
        // Both steps have the match at `end`.
        const [earlier, newest] = [list.slice(0, end + 1), list.slice(end)]
        const met = list[end]?.queueId === RANKED
        fc.pre(met)
        expect(updateForm(formOf(earlier), newest, false).recent).toEqual(formOf(list).recent)
      }),
    )
  })

  it('leave out older games behind a gap', () => {
    fc.assert(
      fc.property(matches, matches, (earlier, later) => {
        const newest = later.map((match) => ({
          ...match,
          matchId: `${match.matchId}9`,
          startedAt: match.startedAt + 1e6,
        }))
        expect(updateForm(formOf(earlier), newest, false).recent).toEqual(formOf(newest).recent)
        expect(updateForm(formOf(earlier), newest, true).recent).toEqual(formOf([...earlier, ...newest]).recent)
      }),
    )
  })
})

describe('a streak', () => {
  it('counts the newest games with one result, signed by it', () => {
    fc.assert(
      fc.property(fc.array(fc.record({ win: fc.boolean() }), { maxLength: RECENT_GAMES }), (games) => {
        const streak = streakOf(games)
        const length = Math.abs(streak)
        const won = streak > 0
        expect(games.slice(0, length).every(({ win }) => win === won)).toBe(true)
        expect(games[length]?.win ?? !won).toBe(!won)
        expect(length === 0).toBe(games.length === 0)
      }),
    )
  })
})

describe('the usual lane', () => {
  it('has more games than every other, of at least five in all', () => {
    fc.assert(
      fc.property(lanes, (games) => {
        const usual = usualLaneOf(games)
        const sum = Object.values(games).reduce((all, each) => all + each, 0)
        const most = Math.max(0, ...Object.values(games))
        const leaders = LANES.filter((lane) => (games[lane] ?? 0) === most)
        expect(usual).toBe(sum >= 5 && leaders.length === 1 ? leaders[0] : null)
      }),
    )
  })

  it('is never off-role', () => {
    fc.assert(
      fc.property(lanes, (games) => {
        const usual = usualLaneOf(games)
        fc.pre(usual !== null)
        if (usual !== null) expect(isOffRole(games, usual)).toBe(false)
      }),
    )
  })

  it('leaves other lanes off-role below 15 % of the games, and unknown with fewer than five', () => {
    expect(isOffRole({ MIDDLE: 4 }, 'TOP')).toBeNull()
    expect(isOffRole({ MIDDLE: 5 }, 'TOP')).toBe(true)
    expect(isOffRole({ MIDDLE: 86, TOP: 14 }, 'TOP')).toBe(true)
    expect(isOffRole({ MIDDLE: 85, TOP: 15 }, 'TOP')).toBe(false)
  })
})
