import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findGreater } from '../../../client/features/compare/intervals.ts'
import { listCompared } from '../../../client/features/compare/list-champions.ts'
import { accountPath, comparePath, findComparedParams, playerPath } from '../../../client/paths.ts'
import { findComparedPath } from '../../../client/search/compare-address.ts'
import { findComparedOfPage } from '../../../client/search/compared-player.ts'
import { rateOf } from '../../../gateway/shared/rate.ts'

const VEYL = { region: 'KR', gameName: 'Veyl', tagLine: 'KR1' } as const
const PRO = { team: 'g2', player: 'veyl' }

describe('the address of a comparison', () => {
  it('names accounts and pro players', () => {
    expect(comparePath(VEYL, PRO)).toBe('/compare/kr:Veyl-KR1/pro:g2:veyl')
    expect(comparePath()).toBe('/compare')
  })

  it('is read as it was written, whatever a name contains', () => {
    const text = fc.string({
      minLength: 1,
      maxLength: 16,
      unit: fc.constantFrom('a', 'Z', ':', '-', '/', ' ', '%', 'ż'),
    })
    fc.assert(
      fc.property(text, text, (gameName, tagLine) => {
        const player = {
          region: 'EUW',
          gameName: `a${gameName}a`,
          tagLine: `${tagLine.replaceAll(/[- ]/g, '')}x`,
        } as const
        const [, , segment = ''] = comparePath(player).split('/')
        expect(findComparedParams(decodeURIComponent(segment))).toEqual(player)
      }),
    )
    expect(findComparedParams('pro:free-agent:some:name')).toEqual({ team: 'free-agent', player: 'some:name' })
  })

  it.each(['', 'veyl', 'xx:Veyl-KR1', 'kr:Veyl', 'pro:g2', 'pro:no team:veyl'])('is none for %o', (segment) => {
    expect(findComparedParams(segment)).toBeNull()
  })

  it.each([
    ['a=Veyl%23KR1&b=Seol&region=ANY', '/compare/kr:Veyl-KR1/pro:free-agent:seol'],
    ['a=Veyl%23XXX+NA&b=Seol%23XXX&region=KR', '/compare/na:Veyl-XXX/kr:Seol-XXX'],
    ['a=Veyl%23XXX&b=&region=ANY', '/compare/euw:Veyl-XXX'],
    ['a=&b=+', null],
    ['', null],
  ])('follows from the form: %s', (search, path) => {
    expect(findComparedPath(new URLSearchParams(search))).toBe(path)
  })

  it('follows from the pages of accounts and players, and from no others', () => {
    expect(findComparedOfPage(accountPath(VEYL))).toEqual(VEYL)
    expect(findComparedOfPage(playerPath({ team: 'G2', slug: 'veyl' }))).toEqual(PRO)
    for (const path of ['/champion/azir', '/player/g2/veyl/champion/azir', '/account/kr/%E0', '/']) {
      expect(findComparedOfPage(path)).toBeNull()
    }
  })
})

describe('the better figure', () => {
  const rate = (wins: number, games: number) => {
    const found = rateOf(wins, games)
    if (found === null) throw new Error('There are no games.')
    return found
  }

  it('is marked only where the interval of the difference excludes 0', () => {
    expect(findGreater(rate(60, 100), rate(40, 100))).toBe('a')
    expect(findGreater(rate(40, 100), rate(60, 100))).toBe('b')
    expect(findGreater(rate(6, 10), rate(4, 10))).toBeNull()
    // The intervals overlap, and that of the difference does not reach 0.
    expect(findGreater(rate(115, 200), rate(94, 200))).toBe('a')
  })

  it('is none between equal figures, and changes sides with the players', () => {
    const figure = fc.tuple(fc.nat(50), fc.integer({ min: 1, max: 50 })).map(([wins, more]) => rate(wins, wins + more))
    fc.assert(
      fc.property(figure, figure, (a, b) => {
        expect(findGreater(a, a)).toBeNull()
        const swapped = { a: 'b', b: 'a' } as const
        const greater = findGreater(a, b)
        expect(findGreater(b, a)).toBe(greater === null ? null : swapped[greater])
      }),
    )
  })
})

describe('the champions of two players', () => {
  const played = (key: number, games: number) => ({ champion: { key }, record: { games } })

  it('begin with those that both play, and have both records', () => {
    const rows = listCompared([played(1, 9), played(2, 3)], [played(3, 20), played(2, 1)])
    expect(rows).toEqual([
      { champion: { key: 2 }, records: { a: { games: 3 }, b: { games: 1 } } },
      { champion: { key: 3 }, records: { a: null, b: { games: 20 } } },
      { champion: { key: 1 }, records: { a: { games: 9 }, b: null } },
    ])
  })

  it('are the five most played of each', () => {
    const many = Array.from({ length: 9 }, (_, index) => played(index + 1, 9 - index))
    expect(listCompared(many, []).map(({ champion }) => champion.key)).toEqual([1, 2, 3, 4, 5])
  })
})
