import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  BOOTCAMP_ORDERS,
  BOOTCAMP_TIERS,
  EVENT_TABS,
  readEventView,
  writeEventView,
} from '../../../client/features/event/event-view.ts'

const TEAMS = { tab: 'teams', search: '', tier: null, order: 'rank', reverse: false } as const

describe('the view of an event', () => {
  it('is the teams tab without a query string', () => {
    expect(readEventView(new URLSearchParams(''))).toEqual(TEAMS)
  })

  it('reads tier and order in any case', () => {
    const search = 'tab=bootcamp&search=veyl&tier=GrandMaster&sort=Win-Rate&reverse=1'
    expect(readEventView(new URLSearchParams(search))).toEqual({
      tab: 'bootcamp',
      search: 'veyl',
      tier: 'GRANDMASTER',
      order: 'winRate',
      reverse: true,
    })
  })

  it('ignores invalid values', () => {
    expect(readEventView(new URLSearchParams('tab=matches&tier=wood&sort=elo&reverse=yes'))).toEqual(TEAMS)
  })

  it('is read back as it was written, and keeps foreign parameters', () => {
    const anyView = fc.record({
      tab: fc.constantFrom(...EVENT_TABS),
      search: fc.string({ unit: 'grapheme-ascii', maxLength: 64 }),
      tier: fc.option(fc.constantFrom(...BOOTCAMP_TIERS)),
      order: fc.constantFrom(...BOOTCAMP_ORDERS),
      reverse: fc.boolean(),
    })
    fc.assert(
      fc.property(anyView, anyView, (view, before) => {
        const written = writeEventView(writeEventView(new URLSearchParams('ref=home'), before), view)
        expect(readEventView(written)).toEqual(view)
        expect(written.get('ref')).toBe('home')
      }),
    )
  })
})
