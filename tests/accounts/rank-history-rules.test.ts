import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addStandings, type RankHistory, splitBySeason } from '../../gateway/accounts/rules/rank-history.ts'
import { compareRankEntries, DIVISIONS, type RankEntry, TIERS } from '../../gateway/accounts/rules/rank.ts'

const standing = fc.record({
  tier: fc.constantFrom(...TIERS),
  division: fc.constantFrom(...DIVISIONS),
  leaguePoints: fc.nat(100),
  wins: fc.nat(50),
  losses: fc.nat(50),
})

function entryOf(part: Partial<RankEntry>): RankEntry {
  return {
    queue: 'SOLO',
    queueType: 'RANKED_SOLO_5x5',
    leagueId: null,
    tier: 'GOLD',
    division: 'II',
    leaguePoints: 40,
    wins: 10,
    losses: 10,
    hotStreak: false,
    veteran: false,
    freshBlood: false,
    inactive: false,
    ...part,
  }
}

/** The histories after these standings were observed, an hour apart. */
function after(looks: readonly Partial<RankEntry>[]): readonly RankHistory[] {
  return looks.reduce<readonly RankHistory[]>(
    (histories, look, hour) => addStandings(histories, [entryOf(look)], hour * 3_600_000),
    [],
  )
}

describe('the rank history', () => {
  it('starts with the first observation', () => {
    const [history] = after([{ leaguePoints: 12 }])
    expect(history).toMatchObject({ queue: 'SOLO', snapshots: [{ takenAt: 0, leaguePoints: 12 }] })
  })

  it('ignores an unchanged standing, regardless of its flags', () => {
    const before = after([{}])
    expect(addStandings(before, [entryOf({ hotStreak: true })], 7_200_000)).toBe(before)
  })

  it('leaves out standings of an unknown tier', () => {
    const before = after([{}])
    expect(addStandings(before, [entryOf({ tier: 'UNKNOWN', leaguePoints: 70 })], 7_200_000)).toBe(before)
  })

  it('ignores an answer older than its last snapshot', () => {
    const before = after([{ leaguePoints: 1 }, { leaguePoints: 2 }])
    expect(addStandings(before, [entryOf({ leaguePoints: 3 })], 1000)).toBe(before)
  })

  it('of one queue is independent of other queues', () => {
    const flex = entryOf({ queue: 'FLEX', queueType: 'RANKED_FLEX_SR' })
    const histories = addStandings(after([{}]), [entryOf({}), flex], 3_600_000)
    expect(histories.map(({ queueType, snapshots }) => [queueType, snapshots.length])).toEqual([
      ['RANKED_SOLO_5x5', 1],
      ['RANKED_FLEX_SR', 1],
    ])
  })

  it('has every change in order, and the highest as its peak', () => {
    fc.assert(
      fc.property(fc.array(standing, { minLength: 1, maxLength: 40 }), (looks) => {
        const [history] = after(looks)
        if (history === undefined) throw new Error('A look leaves a history.')
        const { snapshots, peak } = history
        const different = looks.filter(
          (look, index) => index === 0 || JSON.stringify(look) !== JSON.stringify(looks[index - 1]),
        )
        expect(snapshots).toMatchObject(different)
        expect(snapshots).toHaveLength(different.length)
        expect(snapshots.map(({ takenAt }) => takenAt)).toEqual(
          snapshots.map(({ takenAt }) => takenAt).toSorted((a, b) => a - b),
        )
        for (const snapshot of snapshots) expect(compareRankEntries(peak, snapshot)).toBeLessThanOrEqual(0)
      }),
    )
  })

  it('drops the oldest of more than a thousand changes, but keeps the peak', () => {
    const looks = Array.from({ length: 1500 }, (_, index) => ({ leaguePoints: index === 3 ? 99 : index % 90 }))
    const [history] = after(looks)
    expect(history?.snapshots).toHaveLength(1000)
    expect(history?.peak).toMatchObject({ leaguePoints: 99, takenAt: 3 * 3_600_000 })
  })
})

describe('the seasons of a rank history', () => {
  it('end where the counts restart, and have their own highest and last rank', () => {
    const [history] = after([
      { tier: 'GOLD', wins: 10, losses: 10 },
      { tier: 'PLATINUM', wins: 20, losses: 12 },
      { tier: 'GOLD', wins: 20, losses: 22 },
      { tier: 'SILVER', wins: 3, losses: 2 },
    ])
    expect(splitBySeason(history?.snapshots ?? [])).toMatchObject([
      { since: 0, peak: { tier: 'PLATINUM' }, last: { tier: 'GOLD' } },
      { since: 3 * 3_600_000, peak: { tier: 'SILVER' }, last: { tier: 'SILVER' } },
    ])
  })

  it('cover the history, and no rank of a season is above its highest', () => {
    fc.assert(
      fc.property(fc.array(standing, { minLength: 1, maxLength: 20 }), (looks) => {
        const snapshots = after(looks)[0]?.snapshots ?? []
        const seasons = splitBySeason(snapshots)
        expect(seasons[0]?.since).toBe(snapshots[0]?.takenAt)
        expect(seasons.at(-1)?.last).toBe(snapshots.at(-1))
        for (const [index, { since, peak, last }] of seasons.entries()) {
          const until = seasons[index + 1]?.since ?? Infinity
          const own = snapshots.filter(({ takenAt }) => takenAt >= since && takenAt < until)
          expect(own.at(-1)).toBe(last)
          expect(own).toContain(peak)
          for (const snapshot of own) expect(compareRankEntries(snapshot, peak)).toBeGreaterThanOrEqual(0)
          const games = own.map(({ wins, losses }) => wins + losses)
          expect(games).toEqual(games.toSorted((a, b) => a - b))
        }
      }),
    )
  })
})
