import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  LANES,
  POPULATIONS,
  readStatisticsFilter,
  STATISTICS_QUEUES,
  statisticsVariables,
  writeStatisticsFilter,
} from '../../../client/statistics/statistics-filter.ts'

const EVERYTHING = { population: 'ALL', queue: 'SOLO', patch: null, lane: null } as const

describe('the filter of the statistics', () => {
  it('is all ranked solo games of the newest patches without a query string', () => {
    expect(readStatisticsFilter(new URLSearchParams(''))).toEqual(EVERYTHING)
  })

  it('is read from the address, in any case', () => {
    const search = new URLSearchParams('population=Pros&queue=FLEX&patch=16.4&lane=utility')
    expect(readStatisticsFilter(search)).toEqual({ population: 'PROS', queue: 'FLEX', patch: '16.4', lane: 'UTILITY' })
  })

  it.each(['population=everyone&queue=aram&patch=new&lane=river', 'patch=16', 'patch=16.4.1', 'patch=-1.2'])(
    'ignores invalid values: %s',
    (search) => expect(readStatisticsFilter(new URLSearchParams(search))).toEqual(EVERYTHING),
  )

  it('is read back as it was written, and keeps foreign parameters', () => {
    const anyGames = fc.record({
      population: fc.constantFrom(...POPULATIONS),
      queue: fc.constantFrom(...STATISTICS_QUEUES),
      patch: fc.constantFrom(null, '16.4', '9.24'),
      lane: fc.constantFrom(null, ...LANES),
    })
    fc.assert(
      fc.property(anyGames, anyGames, (shown, before) => {
        const written = writeStatisticsFilter(writeStatisticsFilter(new URLSearchParams('tab=builds'), before), shown)
        expect(readStatisticsFilter(written)).toEqual(shown)
        expect(written.get('tab')).toBe('builds')
      }),
    )
    expect(String(writeStatisticsFilter(new URLSearchParams('lane=top&tab=builds'), EVERYTHING))).toBe('tab=builds')
  })

  it('is sent in full as variables', () => {
    expect(statisticsVariables(EVERYTHING)).toEqual({
      filter: { population: 'ALL', queue: 'SOLO', patch: null },
      lane: null,
    })
  })
})
