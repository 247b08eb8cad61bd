import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readGamesView, writeGamesView } from '../../../client/features/champion/builds/games-view.ts'
import { LANES, readStatisticsFilter } from '../../../client/statistics/statistics-filter.ts'

describe('the view of pro games', () => {
  const views = fc.record({
    lane: fc.constantFrom(...LANES, null),
    against: fc.constantFrom('syndra', 'monkeyking', '134', null),
    player: fc.constantFrom(null, 'veyl', 'some_name'),
  })

  it('is read back as it was written, and keeps other parameters', () => {
    fc.assert(
      fc.property(views, (view) => {
        const search = new URLSearchParams('population=pros&lane=top&against=ahri&games-lane=jungle')
        const written = writeGamesView(search, view)
        expect(readGamesView(written)).toEqual(view)
        expect(readStatisticsFilter(written)).toEqual(readStatisticsFilter(search))
      }),
    )
  })

  it('leaves defaults out of the address', () => {
    expect(writeGamesView(new URLSearchParams(), readGamesView(new URLSearchParams())).toString()).toBe('')
  })

  it('is read in any case, and falls back to defaults for invalid values', () => {
    expect(readGamesView(new URLSearchParams('games-lane=TOP&against=MonkeyKing'))).toEqual({
      lane: 'TOP',
      against: 'monkeyking',
      player: null,
    })
    fc.assert(
      fc.property(fc.string(), fc.string(), (lane, against) => {
        const view = readGamesView(new URLSearchParams({ 'games-lane': `?${lane}`, against: `?${against}` }))
        expect(view).toEqual({ lane: null, against: null, player: null })
      }),
    )
  })
})
