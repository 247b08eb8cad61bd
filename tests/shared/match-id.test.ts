import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compareMatchIds, InvalidMatchIdError, parseMatchId } from '../../gateway/shared/match-id.ts'
import { PLATFORM_CODES } from '../../gateway/shared/region.ts'

describe('a match id', () => {
  it('has a platform and a game number', () => {
    expect(parseMatchId('EUW1_7261321891')).toEqual({
      platform: 'EUW1',
      gameId: 7261321891,
      matchId: 'EUW1_7261321891',
    })
  })

  it('is parsed in any case, with spaces around it, for every platform', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...PLATFORM_CODES),
        fc.integer({ min: 1, max: 999_999_999_999_999 }),
        (platform, gameId) => {
          const matchId = `${platform}_${gameId}`
          expect(parseMatchId(` ${matchId.toLowerCase()}\n`)).toEqual({ platform, gameId, matchId })
        },
      ),
    )
  })

  it.each([
    '',
    'EUW1',
    'EUW1_',
    '_1',
    '7261321891',
    'EUW_1',
    'PBE1_1',
    'EUW1_0',
    'EUW1_01',
    'EUW1_1.5',
    'EUW1_-1',
    'EUW1_1_2',
    'EUW1-1',
    `EUW1_${'9'.repeat(16)}`,
    'constructor_1',
  ])('%j is refused with an example of a valid id', (text) => {
    expect(() => parseMatchId(text)).toThrow(InvalidMatchIdError)
    expect(() => parseMatchId(text)).toThrow(JSON.stringify(text))
    expect(() => parseMatchId(text)).toThrow('such as EUW1_7261321891')
  })

  it('is cut in the error message when it is very long', () => {
    expect(new InvalidMatchIdError('x'.repeat(10_000)).message.length).toBeLessThan(200)
  })
})

describe('match ids', () => {
  it('are ordered newest first by game number, not alphabetically', () => {
    expect(['EUW1_999', 'EUW1_1000', 'EUW1_20', 'EUW1_1001'].toSorted(compareMatchIds)).toEqual([
      'EUW1_1001',
      'EUW1_1000',
      'EUW1_999',
      'EUW1_20',
    ])
  })

  it('of a closed platform sort after those of its successor', () => {
    expect(['PH2_900', 'SG2_30', 'TH2_800', 'SG2_4'].toSorted(compareMatchIds).slice(0, 2)).toEqual(['SG2_30', 'SG2_4'])
  })

  it('have a total order, with only equal ids as equals', () => {
    const id = fc.tuple(fc.constantFrom('SG2', 'PH2', 'TH2', 'KR', 'XX'), fc.integer({ min: 1, max: 200 }))
    const ids = fc.tuple(id, id, id).map((three) => three.map((parts) => parts.join('_')))
    fc.assert(
      fc.property(ids, ([a = '', b = '', c = '']) => {
        expect(Math.sign(compareMatchIds(a, b)) + Math.sign(compareMatchIds(b, a))).toBe(0)
        expect(compareMatchIds(a, b) === 0).toBe(a === b)
        fc.pre(compareMatchIds(a, b) <= 0 && compareMatchIds(b, c) <= 0)
        expect(compareMatchIds(a, c)).toBeLessThanOrEqual(0)
      }),
    )
  })
})
