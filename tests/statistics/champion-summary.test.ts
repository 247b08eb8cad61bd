import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { LANES } from '../../gateway/game-data/rules/lane.ts'
import type { Rate } from '../../gateway/shared/rate.ts'
import type { ChampionStats, LaneStats } from '../../gateway/statistics/collections/champion-stats.ts'
import type { ChampionTable, TableRow } from '../../gateway/statistics/collections/champion-tables.ts'
import { listChampions, ratesOf } from '../../gateway/statistics/rules/champion-rates.ts'
import { MAX_USES, summariseChampion } from '../../gateway/statistics/rules/champion-summary.ts'
import { rankTallies } from '../../gateway/statistics/rules/rank-tallies.ts'
import { STATISTICS_LANES } from '../../gateway/statistics/rules/statistics-lane.ts'
import type { Tallies, Tally } from '../../gateway/statistics/rules/tally.ts'

const key = fc.constantFrom('1', '2', '10', '62', '4-14', '11-4', 'constructor')
const lane = fc.constantFrom(null, ...LANES)

const tallyWithin = (games: number): fc.Arbitrary<Tally> =>
  fc.nat(games).chain((seen) => fc.tuple(fc.constant(seen), fc.nat(seen)))

const talliesWithin = (games: number): fc.Arbitrary<Tallies> =>
  fc.uniqueArray(fc.tuple(key, tallyWithin(games)), { selector: ([name]) => name }).map(Object.fromEntries)

const laneStats: fc.Arbitrary<LaneStats> = fc.integer({ min: 1, max: 200 }).chain((games) =>
  fc.record({
    games: fc.constant(games),
    wins: fc.nat(games),
    kills: fc.nat(),
    deaths: fc.nat(3),
    assists: fc.nat(),
    gold: fc.nat(),
    creepScore: fc.nat(),
    vision: fc.nat(),
    damage: fc.nat(),
    durationSeconds: fc.nat(3),
    items: talliesWithin(games),
    spells: talliesWithin(games),
    keystones: talliesWithin(games),
    runePages: talliesWithin(games),
    opponents: talliesWithin(games),
    partners: talliesWithin(games),
  }),
)

const stats: fc.Arbitrary<ChampionStats> = fc
  .record(Object.fromEntries(STATISTICS_LANES.map((each) => [each, laneStats])), { requiredKeys: [] })
  .map((lanes) => ({ lanes }))

const table: fc.Arbitrary<ChampionTable> = fc.integer({ min: 1, max: 50 }).chain((matches) => {
  const laneTally = fc
    .integer({ min: 1, max: matches })
    .chain((picked) => fc.record({ picked: fc.constant(picked), tally: tallyWithin(2 * picked) }))
  const row: fc.Arbitrary<TableRow> = fc.record({
    picked: fc.nat(matches),
    banned: fc.nat(matches),
    lanes: fc.record(Object.fromEntries(STATISTICS_LANES.map((each) => [each, laneTally])), { requiredKeys: [] }),
  })
  return fc.record({
    matches: fc.constant(matches),
    champions: fc
      .uniqueArray(fc.tuple(fc.constantFrom('1', '2', '3'), row), { selector: ([id]) => id })
      .map(Object.fromEntries),
  })
})

const tables = fc.array(table, { maxLength: 3 })

describe('the summary of a champion', () => {
  it('has every rate within its interval and every share within its total, for any counts', () => {
    fc.assert(
      fc.property(tables, fc.array(stats, { maxLength: 3 }), lane, (tables, stats, lane) => {
        const { rates, averages, matches, ...seen } = summariseChampion(1, tables, stats, lane)
        expect(rates === null).toBe(matches === 0)
        const { opponents, partners, items, spells, keystones, runePages } = seen
        const shares = [opponents, partners, items, spells, keystones, runePages].flat()
        const all = [...shares, ...(rates?.lanes ?? [])].flatMap(({ share, winRate }) => [share, winRate])
        for (const rate of [...all, rates?.winRate, rates?.pickRate, rates?.banRate]) if (rate) expectRate(rate)
        for (const { share, winRate } of shares) expect(share.wins).toBe(winRate.games)
        for (const average of Object.values(averages ?? {})) {
          if (average !== null) expect(Number.isFinite(average)).toBe(true)
        }
      }),
    )
  })

  it('does not depend on the order of the patches', () => {
    fc.assert(
      fc.property(tables, fc.array(stats, { maxLength: 3 }), lane, (tables, stats, lane) => {
        expect(summariseChampion(1, tables.toReversed(), stats.toReversed(), lane)).toEqual(
          summariseChampion(1, tables, stats, lane),
        )
        expect(listChampions(tables.toReversed(), lane)).toEqual(listChampions(tables, lane))
      }),
    )
  })

  it("has the same rates in the list as on the champion's page", () => {
    fc.assert(
      fc.property(tables, lane, (tables, lane) => {
        const listed = listChampions(tables, lane)
        for (const { championId, ...rates } of listed) {
          expect(summariseChampion(championId, tables, [], lane).rates).toEqual(rates)
        }
        const games = listed.map((each) => each.games)
        expect(games).toEqual(games.toSorted((a, b) => b - a))
        if (lane !== null) for (const count of games) expect(count).toBeGreaterThan(0)
      }),
    )
  })
})

describe('the rates of a champion', () => {
  const row: TableRow = {
    picked: 30,
    banned: 7,
    lanes: { TOP: { picked: 10, tally: [10, 6] }, NONE: { picked: 21, tally: [22, 11] } },
  }

  it('are shares of the matches, and of the games in each lane', () => {
    expect(ratesOf(row, 100, null)).toMatchObject({
      games: 32,
      winRate: { wins: 17, games: 32 },
      pickRate: { wins: 30, games: 100 },
      banRate: { wins: 7, games: 100 },
      lanes: [
        { lane: null, share: { wins: 22, games: 32 }, winRate: { wins: 11, games: 22 } },
        { lane: 'TOP', share: { wins: 10, games: 32 }, winRate: { wins: 6, games: 10 } },
      ],
    })
    expect(ratesOf(row, 100, 'TOP')).toMatchObject({
      games: 10,
      winRate: { wins: 6, games: 10 },
      pickRate: { wins: 10, games: 100 },
      banRate: { wins: 7, games: 100 },
      lanes: [{ lane: null }, { lane: 'TOP' }],
    })
    expect(ratesOf(row, 100, 'JUNGLE')).toMatchObject({ games: 0, winRate: null, pickRate: { wins: 0, games: 100 } })
  })

  it('are null without a match', () => {
    expect(ratesOf({ picked: 0, banned: 0, lanes: {} }, 0, null)).toBeNull()
  })

  it('include champions that were only banned, unless a lane is requested', () => {
    const tables = [{ matches: 9, champions: { 5: { picked: 0, banned: 3, lanes: {} }, 7: row } }]
    expect(listChampions(tables, null).map(({ championId }) => championId)).toEqual([7, 5])
    expect(listChampions(tables, null)[1]).toMatchObject({ games: 0, winRate: null, banRate: { wins: 3, games: 9 } })
    expect(listChampions(tables, 'TOP').map(({ championId }) => championId)).toEqual([7])
  })
})

describe('ranked tallies', () => {
  it('are ordered by games, then by wins, then by the lower number', () => {
    const seen: Tallies = { 900: [3, 1], 80: [3, 1], 7: [3, 2], 6: [9, 0] }
    expect(rankTallies(seen, 10, 50).map((each) => each.key)).toEqual(['6', '7', '80', '900'])
  })

  it('are cut off at their limit', () => {
    const seen = Object.fromEntries(
      Array.from({ length: 80 }, (_, index): [string, Tally] => [`p${index}`, [index + 1, 0]]),
    )
    const ranked = rankTallies(seen, 100, MAX_USES)
    expect(ranked).toHaveLength(MAX_USES)
    expect(ranked.at(-1)?.share.wins).toBe(31)
  })
})

function expectRate({ value, wins, games, low, high }: Rate): void {
  expect(wins).toBeLessThanOrEqual(games)
  expect(low).toBeLessThanOrEqual(value)
  expect(high).toBeGreaterThanOrEqual(value)
  expect(low).toBeGreaterThanOrEqual(0)
  expect(high).toBeLessThanOrEqual(1)
}
