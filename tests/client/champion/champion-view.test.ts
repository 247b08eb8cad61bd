import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  CHAMPION_TABS,
  readChampionView,
  writeChampionView,
  writeGamesAgainst,
} from '../../../client/features/champion/champion-view.ts'
import { narrowings } from '../../../client/features/champion/narrowings.ts'
import { nearestChampions } from '../../../client/features/champion/nearest-champions.ts'
import { mainLanes } from '../../../client/statistics/main-lanes.ts'

const tabOf = (search: string) => readChampionView(new URLSearchParams(search)).tab

describe('the tab of a champion page', () => {
  it('is read from the address, in any case', () => {
    expect(tabOf('')).toBe('overview')
    expect(tabOf('tab=Builds')).toBe('builds')
    expect(tabOf('tab=nothing')).toBe('overview')
  })

  it('is the pro games when the address filters them', () => {
    expect(tabOf('against=syndra')).toBe('games')
    expect(tabOf('against=syndra&tab=overview')).toBe('overview')
  })

  it('is read back as it was written, with any other parameters', () => {
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

  it('links to the games against a champion, in the shown lane', () => {
    const written = writeGamesAgainst(new URLSearchParams('lane=middle&patch=16.4'), { key: 134, slug: 'Syndra' })
    expect(String(written)).toBe('lane=middle&patch=16.4&games-lane=middle&against=syndra')
    expect(tabOf(String(written))).toBe('games')
    expect(writeGamesAgainst(new URLSearchParams(), { key: 9001, slug: null }).get('against')).toBe('9001')
  })
})

describe('the active filters of the statistics', () => {
  const USUAL = { population: 'ALL', queue: 'SOLO', patch: null, lane: null } as const

  it('are empty by default', () => {
    expect(narrowings(USUAL)).toEqual([])
  })

  it('can be cleared one by one, and all at once when there are several', () => {
    expect(narrowings({ ...USUAL, lane: 'TOP' })).toEqual([{ name: 'lane', part: { lane: null } }])
    expect(narrowings({ ...USUAL, lane: 'TOP', population: 'PROS' })).toEqual([
      { name: 'all', part: USUAL },
      { name: 'lane', part: { lane: null } },
      { name: 'population', part: { population: 'ALL' } },
    ])
  })
})

describe('the main lanes of a champion', () => {
  const played = (lane: 'TOP' | 'MIDDLE' | 'JUNGLE' | null, value: number) => ({ lane, share: { value } })

  it('are the lanes with many of its games, and always the most played one', () => {
    expect(mainLanes([played('MIDDLE', 0.6), played('TOP', 0.3), played('JUNGLE', 0.1)])).toEqual(['MIDDLE', 'TOP'])
    expect(mainLanes([played(null, 0.9), played('TOP', 0.1)])).toEqual(['TOP'])
    expect(mainLanes([])).toEqual([])
  })
})

describe('the suggestions for an unknown champion', () => {
  const named = (slug: string, text = slug, nicknames: readonly string[] = []) => ({ slug, name: { text }, nicknames })
  const champions = [
    named('Ahri'),
    named('AurelionSol', 'Aurelion Sol'),
    named('MonkeyKing', 'Wukong', ['monkey', 'wu']),
    named('Zed'),
  ]
  const meant = (word: string) => nearestChampions(champions, word).map(({ slug }) => slug)

  it('differ by a few letters, or begin with the typed text, by slug or name', () => {
    expect(meant('ahir')).toEqual(['Ahri'])
    expect(meant('aurelion')).toEqual(['AurelionSol'])
    expect(meant('sol')).toEqual(['AurelionSol'])
    expect(meant('wukongg')).toEqual(['MonkeyKing'])
  })

  it('begin with the champion that players call so', () => {
    expect(meant('wu')).toEqual(['MonkeyKing'])
  })

  it('are empty for a word unlike any champion', () => {
    expect(meant('qqqqqqq')).toEqual([])
    expect(meant('')).toEqual([])
  })
})
