import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  compareAccounts,
  compareMatches,
  compareStandings,
  NO_CHANGES,
  type ComparedAccount,
  type RankedStanding,
} from '../../../client/features/account/account-changes.ts'
import { Division, RankedQueue, Tier } from '../../../client/gql/graphql.ts'

const QUEUE_TYPES = { SOLO: 'RANKED_SOLO_5x5', FLEX: 'RANKED_FLEX_SR', OTHER: 'CHERRY' } as const

const SOLO = { queue: 'SOLO', queueType: QUEUE_TYPES.SOLO } as const

const standing = (change: Partial<RankedStanding> = {}): RankedStanding => {
  const queue = change.queue ?? 'SOLO'
  return {
    queue,
    queueType: QUEUE_TYPES[queue],
    tier: 'GOLD',
    division: 'II',
    leaguePoints: 43,
    wins: 20,
    losses: 18,
    ...change,
  }
}

const account = (change: Partial<ComparedAccount> = {}): ComparedAccount => ({
  gameName: 'Veyl',
  tagLine: 'KR1',
  level: 213,
  ranks: { entries: [standing()] },
  ...change,
})

const anyStanding: fc.Arbitrary<RankedStanding> = fc.record({
  queue: fc.constant(RankedQueue.SOLO),
  queueType: fc.constant(QUEUE_TYPES.SOLO),
  tier: fc.constantFrom(...Object.values(Tier)),
  division: fc.constantFrom(...Object.values(Division)),
  leaguePoints: fc.nat({ max: 1500 }),
  wins: fc.nat({ max: 500 }),
  losses: fc.nat({ max: 500 }),
})

describe('the change of a standing', () => {
  it('counts points within a division', () => {
    const now = standing({ leaguePoints: 61 })
    expect(compareStandings(standing(), now)).toEqual({ kind: 'points', ...SOLO, points: 18, now })
  })

  it.each([
    ['promoted', { division: 'I', leaguePoints: 3 }],
    ['promoted', { tier: 'PLATINUM', division: 'IV', leaguePoints: 0 }],
    ['demoted', { division: 'III', leaguePoints: 75 }],
    ['demoted', { tier: 'SILVER', division: 'I', leaguePoints: 75 }],
  ] as const)('is "%s" for %o, whatever the points', (kind, change) => {
    expect(compareStandings(standing(), standing(change))?.kind).toBe(kind)
  })

  it('is points or a new tier above the divisions', () => {
    const master = standing({ tier: 'MASTER', division: 'I', leaguePoints: 180 })
    expect(compareStandings(master, { ...master, leaguePoints: 203 })).toMatchObject({ kind: 'points', points: 23 })
    expect(compareStandings(master, { ...master, tier: 'GRANDMASTER' })?.kind).toBe('promoted')
  })

  it('is a placement, or the end of one', () => {
    expect(compareStandings(null, standing())?.kind).toBe('placed')
    expect(compareStandings(standing(), null)).toEqual({ kind: 'unplaced', ...SOLO, now: null })
    expect(compareStandings(null, null)).toBeNull()
  })

  it('counts games when they moved no points', () => {
    const lost = standing({ leaguePoints: 0, losses: 30 })
    const again = { ...lost, losses: 31 }
    expect(compareStandings(lost, again)).toEqual({ kind: 'played', ...SOLO, games: 1, now: again })
  })

  it('is null between equal standings', () => {
    fc.assert(
      fc.property(anyStanding, (same) => {
        expect(compareStandings(same, { ...same })).toBeNull()
      }),
    )
  })

  it('is reversed when the standings are swapped', () => {
    fc.assert(
      fc.property(anyStanding, anyStanding, (a, b) => {
        const there = compareStandings(a, b)
        const back = compareStandings(b, a)
        expect(there?.kind === 'promoted').toBe(back?.kind === 'demoted')
        expect(there?.kind === 'demoted').toBe(back?.kind === 'promoted')
        if (there?.kind === 'points') expect(back).toMatchObject({ kind: 'points', points: -there.points })
      }),
    )
  })

  it('is transitive: two promotions in a row are a promotion', () => {
    const kinds = (a: RankedStanding, b: RankedStanding) => compareStandings(a, b)?.kind
    fc.assert(
      fc.property(anyStanding, anyStanding, anyStanding, (a, b, c) => {
        fc.pre(kinds(a, b) === 'promoted' && kinds(b, c) === 'promoted')
        expect(kinds(a, c)).toBe('promoted')
      }),
    )
  })
})

describe('the changes of an account', () => {
  it('are empty for the same account', () => {
    expect(compareAccounts(account(), account())).toEqual(NO_CHANGES)
  })

  it('are its name, its level and its ranks', () => {
    const now = standing({ leaguePoints: 25 })
    expect(compareAccounts(account(), account({ tagLine: 'KR2', level: 214, ranks: { entries: [now] } }))).toEqual({
      name: { gameName: 'Veyl', tagLine: 'KR2' },
      level: { before: 213, now: 214 },
      ranks: [{ kind: 'points', ...SOLO, points: -18, now }],
    })
  })

  it('list solo before flex before other queues, in any order of entries', () => {
    const queues = ['SOLO', 'FLEX', 'OTHER'] as const
    const before = account({ ranks: { entries: [] } })
    fc.assert(
      fc.property(fc.shuffledSubarray([...queues], { minLength: 3 }), (order) => {
        const entries = order.map((queue) => standing({ queue }))
        const { ranks } = compareAccounts(before, account({ ranks: { entries } }))
        expect(ranks.map(({ queue }) => queue)).toEqual(queues)
      }),
    )
  })

  it('keep unnamed queues apart by their type', () => {
    const entries = ['CHERRY', 'RANKED_TFT'].map((queueType) => standing({ queue: 'OTHER', queueType }))
    const { ranks } = compareAccounts(account({ ranks: { entries: [] } }), account({ ranks: { entries } }))
    expect(ranks.map(({ queueType }) => queueType)).toEqual(['CHERRY', 'RANKED_TFT'])
    const gone = compareAccounts(account({ ranks: { entries } }), account({ ranks: { entries: [] } }))
    expect(gone.ranks.map(({ queueType }) => queueType)).toEqual(['CHERRY', 'RANKED_TFT'])
  })

  it('contain no rank that was or is unknown', () => {
    expect(compareAccounts(account({ ranks: null }), account()).ranks).toEqual([])
    expect(compareAccounts(account(), account({ ranks: null })).ranks).toEqual([])
  })
})

describe('the new matches of a list', () => {
  const lists = fc.uniqueArray(fc.string(), { maxLength: 30 })

  it('are the ones before the first known match', () => {
    expect(compareMatches(['c', 'b', 'a'], ['e', 'd', 'c', 'b'], true)).toEqual({ ids: ['e', 'd'], andMore: false })
  })

  it('are the whole list, and perhaps more, when none is known', () => {
    expect(compareMatches(['a'], ['e', 'd'], true)).toEqual({ ids: ['e', 'd'], andMore: true })
    expect(compareMatches([], ['e', 'd'], false)).toEqual({ ids: ['e', 'd'], andMore: false })
  })

  it('are empty when either list is unknown', () => {
    expect(compareMatches(null, ['a'], true).ids).toEqual([])
    expect(compareMatches(['a'], null, false).ids).toEqual([])
  })

  it('are exactly the ones put before a list, even when its end is cut off', () => {
    fc.assert(
      fc.property(lists, fc.nat(), fc.nat(), (all, start, end) => {
        const added = all.length === 0 ? 0 : start % all.length
        const before = all.slice(added)
        const now = all.slice(0, added + 1 + (end % (all.length + 1)))
        fc.pre(before.length > 0)
        expect(compareMatches(before, now, true)).toEqual({ ids: all.slice(0, added), andMore: false })
      }),
    )
  })
})
