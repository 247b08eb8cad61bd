import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  CHAMPION_TABS,
  readChampionView,
  writeChampionView,
  writeGamesAgainst,
} from '../../../client/features/champion/champion-view.ts'
import { narrowings } from '../../../client/features/champion/narrowings.ts'
import { mainLanes } from '../../../client/statistics/main-lanes.ts'
import { nearestChampions } from '../../../client/features/champion/nearest-champions.ts'

const tabOf = (search: string) => readChampionView(new URLSearchParams(search)).tab

describe('The subject of a champion page', () => {
  it('is the one that the address names, in any case', () => {
    expect(tabOf('')).toBe('overview')
    expect(tabOf('tab=Builds')).toBe('builds')
    expect(tabOf('tab=nothing')).toBe('overview')
  })

  it('is the games of pros where the address narrows those', () => {
    expect(tabOf('against=syndra')).toBe('games')
    expect(tabOf('against=syndra&tab=overview')).toBe('overview')
  })

  it('is read back as it was written, whatever else the address says', () => {
    const others = fc.constantFrom('', 'lane=top', 'against=syndra&patch=16.4', 'games-lane=top&tab=builds', 'x=1')
    fc.assert(
      fc.property(fc.constantFrom(...CHAMPION_TABS), others, (tab, search) => {
        const written = writeChampionView(new URLSearchParams(search), { tab })
        expect(readChampionView(written).tab).toBe(tab)
        for (const [name, value] of new URLSearchParams(search)) {
          if (name !== 'tab') expect(written.get(name)).toBe(value)
        }
      }),
    )
  })

  it('leads to the games against a champion, in the lane that is shown', () => {
    const written = writeGamesAgainst(new URLSearchParams('lane=middle&patch=16.4'), { key: 134, slug: 'Syndra' })
    expect(String(written)).toBe('lane=middle&patch=16.4&games-lane=middle&against=syndra')
    expect(tabOf(String(written))).toBe('games')
    expect(writeGamesAgainst(new URLSearchParams(), { key: 9001, slug: null }).get('against')).toBe('9001')
  })
})

describe('What narrows the counted games', () => {
  const USUAL = { population: 'ALL', queue: 'SOLO', patch: null, lane: null } as const

  it('is nothing while nothing is chosen', () => {
    expect(narrowings(USUAL)).toEqual([])
  })

  it('has its way out, and one out of everything where there are several', () => {
    expect(narrowings({ ...USUAL, lane: 'TOP' })).toEqual([{ name: 'lane', part: { lane: null } }])
    expect(narrowings({ ...USUAL, lane: 'TOP', population: 'PROS' })).toEqual([
      { name: 'all', part: USUAL },
      { name: 'lane', part: { lane: null } },
      { name: 'population', part: { population: 'ALL' } },
    ])
  })
})

describe('The main lanes of a champion', () => {
  const played = (lane: 'TOP' | 'MIDDLE' | 'JUNGLE' | null, value: number) => ({ lane, share: { value } })

  it('are those with many of its games, and the first of them in any case', () => {
    expect(mainLanes([played('MIDDLE', 0.6), played('TOP', 0.3), played('JUNGLE', 0.1)])).toEqual(['MIDDLE', 'TOP'])
    expect(mainLanes([played(null, 0.9), played('TOP', 0.1)])).toEqual(['TOP'])
    expect(mainLanes([])).toEqual([])
  })
})

describe('Champions that were likely meant', () => {
  const named = (slug: string, text = slug) => ({ slug, name: { text } })
  const champions = [named('Ahri'), named('AurelionSol', 'Aurelion Sol'), named('MonkeyKing', 'Wukong'), named('Zed')]
  const meant = (word: string) => nearestChampions(champions, word).map(({ slug }) => slug)

  it('are a few letters away, or begin with what was typed, by slug or by name', () => {
    expect(meant('ahir')).toEqual(['Ahri'])
    expect(meant('aurelion')).toEqual(['AurelionSol'])
    expect(meant('sol')).toEqual(['AurelionSol'])
    expect(meant('wukongg')).toEqual(['MonkeyKing'])
  })

  it('are nobody for what is nobody like', () => {
    expect(meant('qqqqqqq')).toEqual([])
    expect(meant('')).toEqual([])
  })
})
