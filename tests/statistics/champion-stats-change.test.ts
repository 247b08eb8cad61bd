import { describe, expect, it } from 'vitest'
import type { CountedParticipant } from '../../gateway/matches/collections/pending-counts.ts'
import { toCountedMatch } from '../../gateway/matches/rules/to-counted-match.ts'
import type { ChampionStats } from '../../gateway/statistics/collections/champion-stats.ts'
import {
  addToStats,
  type ChampionStatsChange,
  countInStats,
  MAX_RUNE_PAGES,
} from '../../gateway/statistics/rules/champion-stats-change.ts'
import { participants, record } from './statistics-documents.ts'

/** A counted participant with changed fields. */
function participantWith(changes: Partial<CountedParticipant> = {}): CountedParticipant {
  const [participant] = toCountedMatch(record())?.participants ?? []
  if (participant === undefined) throw new Error('A plain game does not count.')
  return { ...participant, ...changes }
}

/** The statistics after participants are added or removed. */
function add(stats: ChampionStats | null, all: readonly CountedParticipant[], sign: 1 | -1 = 1): ChampionStats | null {
  const change: ChampionStatsChange = new Map()
  for (const each of all) countInStats(change, each, 1800, sign)
  return addToStats(stats, change)
}

const pages = (from: number, below: number) =>
  Array.from({ length: below - from }, (_, index) => participantWith({ runePage: `8000-${from + index}` }))

const runePagesOf = (stats: ChampionStats | null) => stats?.lanes.TOP?.runePages ?? {}

describe('the statistics of a champion', () => {
  it('are added up in each lane', () => {
    const did = { kills: 2, deaths: 3, assists: 5, gold: 10_000, creepScore: 180, vision: 20, damage: 15_000 }
    const stats = add(null, [
      participantWith({ ...did, win: true }),
      participantWith({ ...did, win: false }),
      participantWith({ lane: 'JUNGLE' }),
    ])
    expect(stats?.lanes.TOP).toMatchObject({
      games: 2,
      wins: 1,
      kills: 4,
      deaths: 6,
      assists: 10,
      gold: 20_000,
      creepScore: 360,
      vision: 40,
      damage: 30_000,
      durationSeconds: 3600,
    })
    expect(stats?.lanes.JUNGLE?.games).toBe(1)
  })

  it('count each item, spell, rune and champion with its wins', () => {
    const stats = add(null, [
      participantWith({
        win: true,
        items: [3157, 1055],
        spells: '4-12',
        keystone: 8010,
        runePage: '1-2',
        versus: 64,
        partner: null,
      }),
      participantWith({
        win: false,
        items: [3157],
        spells: '4-14',
        keystone: 8010,
        runePage: null,
        versus: 64,
        partner: 89,
      }),
    ])
    expect(stats?.lanes.TOP).toMatchObject({
      items: { 3157: [2, 1], 1055: [1, 1] },
      spells: { '4-12': [1, 1], '4-14': [1, 0] },
      keystones: { 8010: [2, 1] },
      runePages: { '1-2': [1, 1] },
      opponents: { 64: [2, 1] },
      partners: { 89: [1, 0] },
    })
  })

  it('are separate for games without a lane', () => {
    const blank = toCountedMatch(record({ participants: participants({ 0: { teamPosition: '' } }) }))?.participants
    expect(Object.keys(add(null, blank?.slice(0, 1) ?? [])?.lanes ?? {})).toEqual(['NONE'])
  })

  it('lose empty entries, and the document when it is empty', () => {
    const [top, jungle] = [participantWith({ items: [1, 2] }), participantWith({ lane: 'JUNGLE', items: [3] })]
    const stats = add(null, [top, participantWith({ items: [2] }), jungle])
    const less = add(stats, [top, jungle], -1)
    expect(Object.keys(less?.lanes ?? {})).toEqual(['TOP'])
    expect(less?.lanes.TOP?.items).toEqual({ 2: [1, 1] })
    expect(add(less, [participantWith({ items: [2] })], -1)).toBeNull()
  })

  it(`have at most ${MAX_RUNE_PAGES} rune pages per lane, and keep counting those`, () => {
    const full = add(null, pages(0, MAX_RUNE_PAGES))
    const more = add(full, [...pages(MAX_RUNE_PAGES - 1, MAX_RUNE_PAGES + 50)])
    expect(Object.keys(runePagesOf(more))).toHaveLength(MAX_RUNE_PAGES)
    expect(runePagesOf(more)[`8000-${MAX_RUNE_PAGES - 1}`]).toEqual([2, 2])
    expect(more?.lanes.TOP?.games).toBe(MAX_RUNE_PAGES + 51)
  })

  it('stay right when a removed game had a page beyond the limit', () => {
    const full = add(null, pages(0, MAX_RUNE_PAGES + 1))
    const roomy = add(full, pages(0, 1), -1)
    const [late] = pages(MAX_RUNE_PAGES, MAX_RUNE_PAGES + 1)
    if (late === undefined) throw new Error('There is a page more.')
    const played = add(roomy, [
      { ...late, win: false },
      { ...late, win: false },
    ])
    expect(runePagesOf(played)[late.runePage ?? '']).toEqual([2, 0])
    expect(runePagesOf(add(played, [late], -1))[late.runePage ?? '']).toEqual([1, 0])
    expect(runePagesOf(add(played, [late, late], -1))).not.toHaveProperty(late.runePage ?? '')
  })
})
