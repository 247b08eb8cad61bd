import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  CHAMPION_ORDERS,
  CHAMPIONS_VIEWS,
  readChampionsView,
  writeChampionsView,
} from '../../../client/features/champions/champions-view.ts'
import { CHAMPION_TAGS } from '../../../client/statistics/champion-tags.ts'

const EVERY_CHAMPION = { view: 'table', search: '', tag: null, order: 'games', reverse: false } as const

describe('the view of the champions', () => {
  it('is a table of all champions without a query string', () => {
    expect(readChampionsView(new URLSearchParams(''))).toEqual(EVERY_CHAMPION)
  })

  it('reads its parameters in any case', () => {
    const search = 'view=TABLE&search=kai+sa&tag=Marksman&sort=Win-Rate&reverse=1'
    expect(readChampionsView(new URLSearchParams(search))).toEqual({
      view: 'table',
      search: 'kai sa',
      tag: 'Marksman',
      order: 'winRate',
      reverse: true,
    })
  })

  it('ignores invalid values', () => {
    const search = new URLSearchParams('view=list&tag=wizard&sort=elo&reverse=yes')
    expect(readChampionsView(search)).toEqual(EVERY_CHAMPION)
  })

  it('is read back as it was written, and keeps foreign parameters', () => {
    const anyView = fc.record({
      view: fc.constantFrom(...CHAMPIONS_VIEWS),
      search: fc.string({ unit: 'grapheme-ascii', maxLength: 64 }),
      tag: fc.constantFrom(null, ...CHAMPION_TAGS),
      order: fc.constantFrom(...CHAMPION_ORDERS),
      reverse: fc.boolean(),
    })
    fc.assert(
      fc.property(anyView, anyView, (view, before) => {
        const written = writeChampionsView(writeChampionsView(new URLSearchParams('lane=top'), before), view)
        expect(readChampionsView(written)).toEqual(view)
        expect(written.get('lane')).toBe('top')
      }),
    )
    expect(String(writeChampionsView(new URLSearchParams('view=grid&lane=top'), EVERY_CHAMPION))).toBe('lane=top')
  })
})
