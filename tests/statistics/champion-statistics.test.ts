import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { Lane } from '../../gateway/game-data/rules/lane.ts'
import { STATISTICS_QUEUES } from '../../gateway/matches/rules/counted-queue.ts'
import type { FetchedMatch, RecordedMatch } from '../../gateway/matches/rules/match.ts'
import type { LaneStats } from '../../gateway/statistics/collections/champion-stats.ts'
import type { TableRow } from '../../gateway/statistics/collections/champion-tables.ts'
import type { StatisticsLane } from '../../gateway/statistics/rules/statistics-lane.ts'
import { POPULATIONS } from '../../gateway/statistics/rules/statistics-scope.ts'
import type { Tallies } from '../../gateway/statistics/rules/tally.ts'
import { withChanges } from '../support/fetched-matches.ts'
import { countIndependently, type IndependentCount } from '../support/independent-count.ts'
import { fetchProMatches, openStatisticsWorld, type StatisticsWorld } from '../support/statistics-world.ts'
import { CHAMPION_PAGE, CHAMPION_TABLE, championPage, type ChampionPage, championTable } from './champion-page.ts'

/** Patches, newest first: more than are added up together, with minors that do not sort as decimals. */
const PATCHES = ['16.10', '16.9', '16.8', '16.2', '16.1', '15.24', '15.9'] as const

/** A champion without static data. */
const UNKNOWN = 99_999

let world: StatisticsWorld
let records: readonly RecordedMatch[]

beforeAll(async () => {
  world = await openStatisticsWorld()
  await world.count(fetchProMatches(6, 40).map(inSomePatch).map(withAnUnknownChampion))
  records = await world.readMatches()
})

const askedMatchups = z.object({
  champion: z.object({ statistics: z.object({ matchups: z.array(z.looseObject({ champion: z.object({}) })) }) }),
})

interface Filter {
  readonly population: (typeof POPULATIONS)[number]
  readonly queue: (typeof STATISTICS_QUEUES)[number]
  readonly patch: string | null
}

const filters: readonly Filter[] = POPULATIONS.flatMap((population) =>
  STATISTICS_QUEUES.flatMap((queue) => [null, '16.9'].map((patch) => ({ population, queue, patch }))),
)

async function askPage(key: number, filter: Filter, lane: Lane | null): Promise<ChampionPage> {
  const { population, queue } = filter
  return championPage.parse(await world.ask(CHAMPION_PAGE, { key, filter, lane, population, queue })).champion
}

async function askTable(filter: Filter | null, lane: Lane | null = null) {
  return championTable.parse(await world.ask(CHAMPION_TABLE, { filter, lane }))
}

describe('the counted statistics', () => {
  it.each(filters)('match the matches in the champion table: $population $queue $patch', async (filter) => {
    const expected = countPatches(filter)
    for (const lane of [null, 'TOP', 'UTILITY'] as const) {
      const { championTable: table } = await askTable(filter, lane)
      const matches = expected.tables[idOf(filter)]?.matches ?? 0
      const rows = Object.entries(expected.tables[idOf(filter)]?.champions ?? {}).filter(
        ([, row]) => lane === null || row.lanes[lane] !== undefined,
      )
      expect(table.patches).toEqual(filter.patch === null ? PATCHES.slice(0, 5) : [filter.patch])
      expect(table.matches).toBe(matches)
      const games = table.entries.map((entry) => entry.games)
      expect(games).toEqual(games.toSorted((a, b) => b - a))
      expect(new Map(table.entries.map((entry) => [String(entry.champion.key), ratesIn(entry)]))).toEqual(
        new Map(rows.map(([key, row]) => [key, ratesOf(row, matches, lane)])),
      )
    }
  })

  it.each(filters)('match the matches on champion pages: $population $queue $patch', async (filter) => {
    const expected = countPatches(filter)
    const champions = expected.tables[idOf(filter)]?.champions ?? {}
    for (const key of Object.keys(champions).map(Number).slice(0, 12)) {
      for (const lane of [null, 'TOP', 'BOTTOM'] as const) {
        const { statistics } = await askPage(key, filter, lane)
        const stats = expected.stats[`${idOf(filter)}_${key}`]
        const inLanes = Object.entries(stats?.lanes ?? {}).filter(([each]) => lane === null || each === lane)
        expectStatistics(
          statistics,
          inLanes.map(([, each]) => each),
        )
        const row = champions[String(key)]
        const matches = expected.tables[idOf(filter)]?.matches ?? 0
        expect(ratesIn(statistics)).toEqual(row === undefined ? null : ratesOf(row, matches, lane))
      }
    }
  })

  it('are returned patch by patch, oldest first', async () => {
    const filter = { population: 'ALL', queue: 'SOLO', patch: null } as const
    const [first] = (await askTable(filter)).championTable.entries
    const key = first?.champion.key ?? 0
    const { tables } = countIndependently(records)
    for (const lane of [null, 'TOP'] as const) {
      const { patchRates } = await askPage(key, filter, lane)
      expect(patchRates.map(({ patch }) => patch)).toEqual(PATCHES.toReversed())
      for (const { patch, matches, winRate, pickRate, banRate } of patchRates) {
        const table = tables[`ALL_SOLO_${patch}`]
        const row = table?.champions[String(key)]
        const [games, wins] = row === undefined ? [0, 0] : tallyOf(row, lane)
        const picked = lane === null ? row?.picked : row?.lanes[lane]?.picked
        expect(matches).toBe(table?.matches)
        expect([winRate?.games ?? 0, winRate?.wins ?? 0]).toEqual([games, wins])
        expect([pickRate.wins, banRate.wins]).toEqual([picked ?? 0, row?.banned ?? 0])
      }
    }
  })

  it('are summed up in the status', async () => {
    const { statistics } = await askTable(null)
    const { patches, matches } = countIndependently(records)
    expect(statistics).toEqual({ patches, matches, countedAt: '2026-11-01T12:00:00.000Z' })
  })

  it('default to ranked solo games of all players in the newest five patches', async () => {
    const asked = await askTable({ population: 'ALL', queue: 'SOLO', patch: null })
    expect(asked.championTable.matches).toBeGreaterThan(0)
    expect(await askTable(null)).toEqual(asked)
    expect(await world.ask(CHAMPION_TABLE, { filter: {} })).toEqual(await world.ask(CHAMPION_TABLE))
  })

  it('include a champion without static data', async () => {
    const page = await askPage(UNKNOWN, { population: 'ALL', queue: 'SOLO', patch: null }, null)
    expect(page.statistics.games).toBeGreaterThan(0)
    expect(await world.ask(`{ champion(key: ${UNKNOWN}) { key slug name { text } tags image } }`)).toEqual({
      champion: { key: UNKNOWN, slug: null, name: null, tags: [], image: `/images/champions/icons/${UNKNOWN}.png` },
    })
  })

  it('list matchups in the requested order and number', async () => {
    const [mostPlayed] = (await askTable(null)).championTable.entries
    const key = mostPlayed?.champion.key ?? 0
    const list = async (given: string) => {
      const asked = await world.ask(
        `{ champion(key: ${key}) { statistics { matchups${given} { champion { key } winRate { value wins games } } } } }`,
      )
      return askedMatchups.parse(asked).champion.statistics.matchups
    }
    const [all, best, worst] = [await list(''), await list('(order: BEST)'), await list('(order: WORST)')]
    expect(all.length).toBeGreaterThan(2)
    expect(best.length).toBe(all.length)
    expect(worst).toEqual(best.toReversed())
    expect(await list('(order: BEST, first: 2)')).toEqual(best.slice(0, 2))
    await expect(list('(first: 0)')).rejects.toThrow('`first` is 0: ask for 1 to 200.')
    await expect(list('(first: 201)')).rejects.toThrow('`first` is 201: ask for 1 to 200.')
  })

  it('are empty for a patch without matches, which they do not include', async () => {
    const filter = { population: 'PROS', queue: 'CLASH', patch: '1.1' } as const
    const { statistics } = await askPage(1, filter, null)
    const nothing = { matches: 0, games: 0, winRate: null, pickRate: null, banRate: null, averages: null }
    const lists = ['lanes', 'matchups', 'partners', 'items', 'spells', 'keystones', 'runePages']
    expect(statistics).toMatchObject({ ...nothing, patches: [] })
    for (const list of lists) expect(statistics).toHaveProperty(list, [])
    expect((await askTable(filter)).championTable).toMatchObject({ patches: [], matches: 0, entries: [] })
  })
})

describe('the statistics before any count', () => {
  it('are empty', async () => {
    world = await openStatisticsWorld()
    const nothing = { patches: [], matches: 0, countedAt: null }
    expect(await askTable(null)).toEqual({ championTable: { ...nothing, entries: [] }, statistics: nothing })
    const page = await askPage(1, { population: 'ALL', queue: 'SOLO', patch: null }, null)
    expect(page).toMatchObject({ statistics: { ...nothing, games: 0, winRate: null }, patchRates: [], players: [] })
    expect(page.proMatches).toEqual({
      edges: [],
      pageInfo: { hasNextPage: false, hasPreviousPage: false, startCursor: null, endCursor: null },
    })
    expect(await world.ask(`{ champion(key: ${UNKNOWN}) { key } }`)).toEqual({ champion: null })
  })
})

/** Spreads the matches over the patches in turn. */
function inSomePatch(fetched: FetchedMatch, index: number): FetchedMatch {
  return withChanges(fetched, { gameVersion: `${PATCHES[index % PATCHES.length]}.1.2` })
}

/** Gives the unknown champion to one player in every tenth match. */
function withAnUnknownChampion(fetched: FetchedMatch, index: number): FetchedMatch {
  if (index % 10 !== 0) return fetched
  const participants = fetched.match.participants.map((one, seat) =>
    seat === 3 ? { ...one, championId: UNKNOWN } : one,
  )
  return withChanges(fetched, { participants })
}

/** Counts independently, with all patches of the filter merged into patch 1.1. */
function countPatches({ patch }: Filter): IndependentCount {
  const patches: readonly string[] = patch === null ? PATCHES.slice(0, 5) : [patch]
  const theirs = records.filter(({ match }) => patches.some((each) => match.gameVersion.startsWith(`${each}.`)))
  return countIndependently(theirs.map((record) => ({ ...record, match: { ...record.match, gameVersion: '1.1.1' } })))
}

function idOf({ population, queue }: Filter): string {
  return `${population}_${queue}_1.1`
}

type Rates = Pick<ChampionPage['statistics'], 'games' | 'winRate' | 'pickRate' | 'banRate' | 'lanes'>

/** Returns the rates of an answer as plain numbers; null where there was no match. */
function ratesIn({ games, winRate, pickRate, banRate, lanes }: Rates) {
  if (pickRate === null || banRate === null) return null
  return {
    tally: [games, winRate?.wins ?? 0],
    picked: [pickRate.wins, pickRate.games],
    banned: [banRate.wins, banRate.games],
    lanes: new Map(
      lanes.map(({ lane, share, winRate }) => [lane ?? 'NONE', [share.games, winRate.games, winRate.wins]]),
    ),
  }
}

/** Returns the same numbers for a row of a table. */
function ratesOf(row: TableRow, matches: number, lane: Lane | null) {
  const [all] = tallyOf(row, null)
  return {
    tally: tallyOf(row, lane),
    picked: [(lane === null ? row.picked : row.lanes[lane]?.picked) ?? 0, matches],
    banned: [row.banned, matches],
    lanes: new Map(Object.entries(row.lanes).map(([each, { tally }]) => [each, [all, ...tally]])),
  }
}

function tallyOf({ lanes }: TableRow, lane: StatisticsLane | null): readonly [number, number] {
  const tallies = lane === null ? Object.values(lanes) : [lanes[lane] ?? { tally: [0, 0] as const }]
  return [sum(tallies, ({ tally }) => tally[0]), sum(tallies, ({ tally }) => tally[1])]
}

function expectStatistics(actual: ChampionPage['statistics'], lanes: readonly LaneStats[]): void {
  const games = sum(lanes, (lane) => lane.games)
  const seconds = sum(lanes, (lane) => lane.durationSeconds)
  const each = (of: (lane: LaneStats) => number) => sum(lanes, of) / games
  const aMinute = (of: (lane: LaneStats) => number) => sum(lanes, of) / (seconds / 60)
  const deaths = sum(lanes, (lane) => lane.deaths)

  expect(actual.games).toBe(games)
  expect(actual.averages === null).toBe(games === 0)
  if (actual.averages !== null) {
    const { kda, ...averages } = actual.averages
    const expected = {
      kills: each((lane) => lane.kills),
      deaths: each((lane) => lane.deaths),
      assists: each((lane) => lane.assists),
      creepScorePerMinute: aMinute((lane) => lane.creepScore),
      goldPerMinute: aMinute((lane) => lane.gold),
      damagePerMinute: aMinute((lane) => lane.damage),
      visionPerMinute: aMinute((lane) => lane.vision),
      durationSeconds: each((lane) => lane.durationSeconds),
    }
    for (const [name, value] of Object.entries(expected)) expect(averages[name]).toBeCloseTo(value, 6)
    if (deaths === 0) expect(kda).toBeNull()
    else expect(kda).toBeCloseTo(sum(lanes, (lane) => lane.kills + lane.assists) / deaths, 6)
  }

  const listed: readonly (readonly [(lane: LaneStats) => Tallies, Seen])[] = [
    [(lane) => lane.opponents, actual.matchups.map((one) => ({ ...one, what: String(one.champion.key) }))],
    [(lane) => lane.partners, actual.partners.map((one) => ({ ...one, what: String(one.champion.key) }))],
    [(lane) => lane.items, actual.items.map((one) => ({ ...one, what: String(one.item.itemId) }))],
    [(lane) => lane.spells, actual.spells.map((one) => ({ ...one, what: one.spells.map(({ key }) => key).join('-') }))],
    [(lane) => lane.keystones, actual.keystones.map((one) => ({ ...one, what: String(one.rune.runeId) }))],
    [(lane) => lane.runePages, actual.runePages.map((one) => ({ ...one, what: textOf(one.page) }))],
  ]
  for (const [of, seen] of listed) expectSeen(seen, lanes.map(of), games)
}

type Seen = readonly (Pick<ChampionPage['statistics']['items'][number], 'share' | 'winRate'> & {
  readonly what: string
})[]

/** Expects the most frequent entries, most games first, with the sums of all lanes. */
function expectSeen(seen: Seen, lanes: readonly Tallies[], games: number): void {
  const whats = new Set(lanes.flatMap((tallies) => Object.keys(tallies)))
  const expected = [...whats].map((what) => {
    const tallies = lanes.flatMap((each) => [each[what] ?? [0, 0]])
    return { what, games: sum(tallies, ([all]) => all), wins: sum(tallies, ([, wins]) => wins) }
  })
  const most = expected.map((each) => each.games).toSorted((a, b) => b - a)
  const actual = seen.map(({ what, share, winRate }) => ({ what, games: winRate.games, wins: winRate.wins, share }))
  expect(actual.length).toBeLessThanOrEqual(expected.length)
  expect(actual.map((each) => each.games)).toEqual(most.slice(0, actual.length))
  if (actual.length < expected.length) expect(actual).toHaveLength(50)
  for (const { share, ...numbers } of actual) {
    expect(expected).toContainEqual(numbers)
    expect([share.wins, share.games]).toEqual([numbers.games, games])
  }
}

/** Returns the key under which a rune page is counted. */
function textOf({ styles, statShards }: ChampionPage['statistics']['runePages'][number]['page']): string {
  const runes = styles.flatMap(({ style, selections }) => [style.styleId, ...selections.map(({ rune }) => rune.runeId)])
  return [...runes, statShards.offense, statShards.flex, statShards.defense].join('-')
}

function sum<T>(all: readonly T[], of: (each: T) => number): number {
  return all.reduce((total, each) => total + of(each), 0)
}
