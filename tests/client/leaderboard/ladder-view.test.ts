import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  LADDER_ORDERS,
  LADDER_PERIODS,
  LADDER_QUEUES,
  readLadderView,
  writeLadderView,
} from '../../../client/features/leaderboard/ladder-view.ts'
import { leaderboardPageVariables } from '../../../client/features/leaderboard/load-leaderboard-page.ts'
import { REGIONS } from '../../../client/game/regions.ts'

const WHOLE_LADDER = {
  region: 'EUW',
  queue: 'SOLO',
  since: 'YESTERDAY',
  prosOnly: false,
  search: '',
  order: 'RANK',
  reverse: false,
  page: 1,
} as const

describe('the view of the leaderboard', () => {
  it('is the first page of the default ladder without a query string', () => {
    expect(readLadderView(new URLSearchParams(''))).toEqual(WHOLE_LADDER)
  })

  it('reads region, queue and order in any case', () => {
    const search = 'region=Kr&queue=FLEX&since=Last-Week&pros=1&search=hide+on&sort=Win-Rate&reverse=1&page=12'
    expect(readLadderView(new URLSearchParams(search))).toEqual({
      region: 'KR',
      queue: 'FLEX',
      since: 'LAST_WEEK',
      prosOnly: true,
      search: 'hide on',
      order: 'WIN_RATE',
      reverse: true,
      page: 12,
    })
  })

  it.each([
    'region=moon&queue=aram&since=birth&pros=yes&sort=elo&reverse=true',
    'page=0',
    'page=-2',
    'page=1.5',
    'page=1e3',
    'page=123456',
    'page=two',
  ])('ignores invalid values: %s', (search) => {
    expect(readLadderView(new URLSearchParams(search))).toEqual(WHOLE_LADDER)
  })

  it('leaves defaults out of the address and keeps foreign parameters', () => {
    const search = new URLSearchParams('ref=home&region=kr&page=3')
    expect(String(writeLadderView(search, WHOLE_LADDER))).toBe('ref=home')
    expect(String(search)).toBe('ref=home&region=kr&page=3')
  })

  it('is read back as it was written', () => {
    const anyView = fc.record({
      region: fc.constantFrom(...REGIONS),
      queue: fc.constantFrom(...LADDER_QUEUES),
      since: fc.constantFrom(...LADDER_PERIODS),
      prosOnly: fc.boolean(),
      search: fc.string({ unit: 'grapheme-ascii', maxLength: 64 }),
      order: fc.constantFrom(...LADDER_ORDERS),
      reverse: fc.boolean(),
      page: fc.integer({ min: 1, max: 99_999 }),
    })
    fc.assert(
      fc.property(anyView, anyView, (view, before) => {
        const written = writeLadderView(writeLadderView(new URLSearchParams('ref=home'), before), view)
        expect(readLadderView(written)).toEqual(view)
        expect(written.get('ref')).toBe('home')
      }),
    )
  })
})

describe('the variables of the ladder query', () => {
  it('start after the previous pages', () => {
    expect(leaderboardPageVariables(WHOLE_LADDER)).toMatchObject({ first: 25, after: null })
    expect(leaderboardPageVariables({ ...WHOLE_LADDER, page: 3 })).toMatchObject({ first: 25, after: '50' })
  })

  it('trim the search text, and leave out a blank one', () => {
    expect(leaderboardPageVariables({ ...WHOLE_LADDER, search: ' hide ' }).search).toBe('hide')
    expect(leaderboardPageVariables({ ...WHOLE_LADDER, search: '  ' }).search).toBeNull()
  })
})
