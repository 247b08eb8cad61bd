import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { buildsNarrowings, isNarrowed } from '../../../client/features/champion/builds/builds-narrowings.ts'
import {
  boundsOf,
  RANK_BANDS,
  readBuildsView,
  writeBuildsView,
} from '../../../client/features/champion/builds/builds-view.ts'
import { readGamesView } from '../../../client/features/champion/builds/games-view.ts'
import { readChampionView } from '../../../client/features/champion/champion-view.ts'
import { REGIONS } from '../../../client/game/regions.ts'
import { readStatisticsFilter } from '../../../client/statistics/statistics-filter.ts'

const NONE = { against: null, rank: null, region: null }

const views = fc.record({
  against: fc.constantFrom('syndra', 'monkeyking', '134', null),
  rank: fc.constantFrom(...RANK_BANDS, null),
  region: fc.constantFrom(...REGIONS, null),
})

const parse = (search: string) => readBuildsView(new URLSearchParams(search))

describe('the view of the builds', () => {
  it('is read back as it was written, and keeps other parameters', () => {
    fc.assert(
      fc.property(views, (view) => {
        const search = new URLSearchParams('tab=builds&queue=flex&lane=top&games-lane=jungle&against=ahri&rank=diamond')
        const written = writeBuildsView(search, view)
        expect(readBuildsView(written)).toEqual(view)
        expect(readStatisticsFilter(written)).toEqual(readStatisticsFilter(search))
        expect(readGamesView(written)).toEqual({ lane: 'JUNGLE', against: view.against, player: null })
        expect(readChampionView(written)).toEqual({ tab: 'builds' })
      }),
    )
  })

  it('leaves defaults out of the address', () => {
    expect(writeBuildsView(new URLSearchParams('against=ahri&rank=master&region=kr'), NONE).toString()).toBe('')
  })

  it('has words in the address', () => {
    const view = { against: 'syndra', rank: 'IRON_GOLD', region: 'EUW' } as const
    expect(writeBuildsView(new URLSearchParams(), view).toString()).toBe('against=syndra&rank=iron-gold&region=euw')
  })

  it('is read in any case, and falls back to defaults for invalid values', () => {
    expect(parse('against=Syndra&rank=Platinum-Emerald&region=Kr')).toEqual({
      against: 'syndra',
      rank: 'PLATINUM_EMERALD',
      region: 'KR',
    })
    fc.assert(
      fc.property(fc.string(), (text) => {
        const search = new URLSearchParams({ against: `?${text}`, rank: `?${text}`, region: `?${text}` })
        expect(readBuildsView(search)).toEqual(NONE)
      }),
    )
  })

  it.each(['normal', 'clash'])('has no rank in the queue %s', (queue) => {
    expect(parse(`queue=${queue}&rank=master`)).toEqual(NONE)
  })

  it('names the tiers of each band of ranks', () => {
    expect(RANK_BANDS.map((band) => Object.values(boundsOf(band)))).toEqual([
      ['IRON', 'GOLD'],
      ['PLATINUM', 'EMERALD'],
      ['DIAMOND', 'DIAMOND'],
      ['MASTER', null],
    ])
    expect(boundsOf(null)).toEqual({ lowestTier: null, highestTier: null })
  })
})

describe('the narrowings of the builds', () => {
  it('are the active filters, and all of them when there is more than one', () => {
    expect(buildsNarrowings(NONE)).toEqual([])
    expect(buildsNarrowings({ ...NONE, region: 'KR' })).toEqual([{ name: 'region', part: { region: null } }])
    const all = buildsNarrowings({ against: 'syndra', rank: 'MASTER', region: 'KR' })
    expect(all.map(({ name }) => name)).toEqual(['against', 'rank', 'region', 'all'])
  })

  it('each leave a view without one filter, and none is left at last', () => {
    fc.assert(
      fc.property(views, (view) => {
        const ways = buildsNarrowings(view)
        expect(ways.length > 0).toBe(isNarrowed(view))
        for (const { part } of ways) expect(buildsNarrowings({ ...view, ...part }).length).toBeLessThan(ways.length)
      }),
    )
  })
})
