import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { RecordedMatch } from '../../gateway/matches/rules/match.ts'
import { normaliseMatch } from '../../gateway/matches/rules/normalise-match.ts'
import { toCountedMatch } from '../../gateway/matches/rules/to-counted-match.ts'
import type { LaneStats } from '../../gateway/statistics/collections/champion-stats.ts'
import { sumUpChanges } from '../../gateway/statistics/rules/statistics-changes.ts'
import type { Tallies } from '../../gateway/statistics/rules/tally.ts'
import { countIndependently } from '../support/independent-count.ts'
import { addAll, NO_DOCUMENTS } from './statistics-documents.ts'

/** Payloads as Riot sent them. They contain names of people, so they are stored next to the checkout and not in it. */
const folder = new URL('../../../shared/samples/matches/', import.meta.url)

const files = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.json')) : []

const records = files.map((file): RecordedMatch => {
  const body: unknown = JSON.parse(readFileSync(new URL(file, folder), 'utf8'))
  return { match: normaliseMatch(body), fetchedAt: 1_790_000_000_000, pros: [] }
})

const note = files.length > 0 ? '' : ' (skipped: no sample payloads beside the checkout)'

// The expected numbers were read from the payloads by hand and with jq.
describe.skipIf(files.length === 0)(`real matches${note}`, () => {
  const counted = records.flatMap((each) => toCountedMatch(each) ?? [])
  const changes = sumUpChanges(counted.map((match) => ({ counted: null, match })))
  const { tables, stats } = addAll(NO_DOCUMENTS, changes)
  const lanes = Object.values(stats).flatMap((each) => Object.values(each.lanes))
  const sumOf = (of: (lane: LaneStats) => number) => lanes.reduce((sum, lane) => sum + of(lane), 0)
  const games = (tallies: Tallies) => Object.values(tallies).reduce((sum, [each]) => sum + each, 0)

  it('count when they were completed with lanes and without bots', () => {
    expect(counted.map(({ matchId, queue, patch }) => `${matchId} ${queue} ${patch}`).toSorted()).toEqual([
      'EUW1_5765650307 CLASH 12.5',
      'EUW1_6852390800 FLEX 14.5',
      'JP1_392648207 SOLO 13.7',
      'JP1_433066634 SOLO 14.3',
      'JP1_450685262 SOLO 14.12',
      'JP1_491776434 NORMAL 15.2',
      'JP1_517549376 SOLO 15.12',
      'JP1_546614216 NORMAL 15.23',
      'JP1_566638130 SOLO 16.4',
      'LA1_1568057368 SOLO 14.21',
      'NA1_4196075871 NORMAL 12.2',
      'NA1_4207411591 SOLO 12.3',
      'NA1_4831140735 SOLO 13.22',
      'RU_490603994 SOLO 14.12',
      'TW2_205251003 SOLO 14.12',
    ])
  })

  it('give the sums of all their participants', () => {
    expect({
      games: sumOf(({ games }) => games),
      wins: sumOf(({ wins }) => wins),
      kills: sumOf(({ kills }) => kills),
      deaths: sumOf(({ deaths }) => deaths),
      assists: sumOf(({ assists }) => assists),
      gold: sumOf(({ gold }) => gold),
      creepScore: sumOf(({ creepScore }) => creepScore),
      vision: sumOf(({ vision }) => vision),
      damage: sumOf(({ damage }) => damage),
      durationSeconds: sumOf(({ durationSeconds }) => durationSeconds),
      items: sumOf(({ items }) => games(items)),
      pages: sumOf(({ runePages }) => games(runePages)),
      conqueror: sumOf(({ keystones }) => keystones[8010]?.[0] ?? 0),
      bans: Object.values(tables)
        .flatMap(({ champions }) => Object.values(champions))
        .reduce((sum, { banned }) => sum + banned, 0),
    }).toEqual({
      games: 150,
      wins: 75,
      kills: 737,
      deaths: 739,
      assists: 1051,
      gold: 1_589_685,
      creepScore: 23_236,
      vision: 4165,
      damage: 2_443_742,
      durationSeconds: 248_030,
      // 809 in the inventories, and the boots that the two bottom laners of patch 16.4 have in the slot of their role.
      items: 811,
      pages: 150,
      conqueror: 20,
      bans: 129,
    })
  })

  it('give the picks and bans of a patch', () => {
    const table = tables['ALL_SOLO_14.12']
    const rowOf = (championId: number) => table?.champions[championId]
    expect(table?.matches).toBe(3)
    // Zed was banned in all three, Morgana by both teams of one, and one turn had no ban.
    expect(rowOf(238)).toEqual({ picked: 0, banned: 3, lanes: {} })
    expect(rowOf(25)?.banned).toBe(1)
    expect(rowOf(777)?.banned).toBe(2)
    expect(rowOf(11)?.banned).toBe(1)
    expect(table?.champions).not.toHaveProperty('-1')
    expect(rowOf(99)).toEqual({
      picked: 2,
      banned: 0,
      lanes: { UTILITY: { picked: 1, tally: [1, 1] }, MIDDLE: { picked: 1, tally: [1, 0] } },
    })
    expect(rowOf(80)).toEqual({
      picked: 2,
      banned: 0,
      lanes: { TOP: { picked: 1, tally: [1, 1] }, UTILITY: { picked: 1, tally: [1, 0] } },
    })
    // Thirty participants, of whom two played the same champion as another one.
    expect(Object.values(table?.champions ?? {}).filter(({ picked }) => picked > 0)).toHaveLength(28)
  })

  it('give all numbers of a champion', () => {
    expect(stats['ALL_SOLO_14.12_99']?.lanes).toEqual({
      UTILITY: {
        games: 1,
        wins: 1,
        kills: 2,
        deaths: 9,
        assists: 18,
        gold: 9437,
        creepScore: 57,
        vision: 50,
        damage: 1165 + 15_036 + 971,
        durationSeconds: 1668,
        items: { 3871: [1, 1], 3158: [1, 1], 6655: [1, 1], 4645: [1, 1] },
        spells: { '3-4': [1, 1] },
        keystones: { 8229: [1, 1] },
        runePages: { '8200-8229-8275-8210-8236-8100-8126-8136-5005-5010-5011': [1, 1] },
        opponents: { 80: [1, 1] },
        partners: { 51: [1, 1] },
      },
      MIDDLE: {
        games: 1,
        wins: 0,
        kills: 1,
        deaths: 9,
        assists: 5,
        gold: 7483,
        creepScore: 125,
        vision: 15,
        damage: 1002 + 10_676 + 1098,
        durationSeconds: 1663,
        items: { 1056: [1, 0], 2031: [1, 0], 6655: [1, 0], 3145: [1, 0], 3013: [1, 0], 1052: [1, 0] },
        spells: { '4-14': [1, 0] },
        keystones: { 8128: [1, 0] },
        runePages: { '8100-8128-8126-8138-8106-8200-8226-8234-5008-5010-5013': [1, 0] },
        opponents: { 90: [1, 0] },
        partners: {},
      },
    })
  })

  it('give the same page when the second runes were chosen in reverse order', () => {
    expect(stats['ALL_SOLO_14.12_80']?.lanes.TOP?.runePages).toEqual({
      '8000-8005-8009-9103-8017-8400-8451-8473-5008-5008-5001': [1, 1],
    })
    expect(stats['ALL_SOLO_14.12_166']?.lanes.MIDDLE?.runePages).toEqual({
      '8000-8005-8009-9103-8017-8400-8451-8473-5005-5008-5001': [1, 0],
    })
  })

  it('are counted as in an independent count', () => {
    const expected = countIndependently(records)
    expect({ tables, stats }).toEqual({ tables: expected.tables, stats: expected.stats })
  })
})
