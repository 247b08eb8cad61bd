import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { REGIONS } from '../../client/game/regions.ts'
import {
  accountPath,
  cleanTagLine,
  findRiotIdParams,
  isSamePath,
  searchAccountPath,
  withoutHashBehind,
} from '../../client/paths.ts'
import { findPage } from '../../client/routes.tsx'

const region = fc.constantFrom(...REGIONS)
const gameName = fc.string({ unit: 'grapheme', minLength: 1 }).map(withoutHashBehind)
const tagLine = fc
  .string({ unit: 'grapheme', minLength: 1 })
  .map(cleanTagLine)
  .filter((text) => text !== '' && !text.includes('-'))

const open = (pathname: string) => {
  const found = findPage(new URL(pathname, 'https://lanewatch.example'))
  return found.kind === 'page' ? found.page.element.props : found.kind
}

describe('the address of an account', () => {
  it('leads back to the same account, whatever characters its name has', () => {
    fc.assert(
      fc.property(fc.record({ region, gameName, tagLine }), (account) => {
        expect(open(accountPath(account))).toEqual(account)
      }),
    )
  })

  it('writes the region in lower case and encodes the Riot ID', () => {
    expect(accountPath({ region: 'EUNE', gameName: 'Ala ma-kota/50%', tagLine: 'żó' })).toBe(
      '/account/eune/Ala%20ma-kota%2F50%25-%C5%BC%C3%B3',
    )
  })

  it('accepts half a surrogate pair', () => {
    expect(accountPath({ region: 'KR', gameName: 'a\ud800', tagLine: 'KR1' })).toBe('/account/kr/a%EF%BF%BD-KR1')
  })

  it.each([
    ['an unknown region', '/account/mars/Veyl-KR1'],
    ['no hyphen', '/account/kr/Veyl'],
    ['no tag line', '/account/kr/Veyl-'],
    ['no game name', '/account/kr/-KR1'],
    ['a broken encoding', '/account/kr/%E0%A4%A-KR1'],
  ])('is invalid with %s', (_fault, pathname) => {
    expect(findPage({ pathname, search: '' }).kind).toBe('invalid')
  })

  it('takes the region in any case and a slash at the end', () => {
    expect(open('/account/KR/Veyl-KR1/')).toEqual({ region: 'KR', gameName: 'Veyl', tagLine: 'KR1' })
  })
})

describe('the address of a Riot ID without an account', () => {
  it('leads back to the same Riot ID', () => {
    fc.assert(
      fc.property(fc.record({ gameName, tagLine }), (riotId) => {
        expect(open(searchAccountPath(riotId))).toEqual(riotId)
      }),
    )
  })

  it('leads back to the same name without a tag line, too', () => {
    const named = gameName.filter((name) => name.trim() !== '')
    fc.assert(
      fc.property(named, (name) => {
        expect(open(searchAccountPath({ gameName: name, tagLine: '' }))).toEqual({ gameName: name, tagLine: '' })
      }),
    )
  })

  it('ends with the name without a tag line, unless a hyphen would split the name', () => {
    expect(searchAccountPath({ gameName: 'Ala ma', tagLine: '' })).toBe('/search-account/Ala%20ma')
    expect(searchAccountPath({ gameName: 'Ala-ma', tagLine: '' })).toBe('/search-account/Ala-ma-')
  })

  it.each([
    '/search-account/',
    '/search-account/-',
    '/search-account/-KR1',
    '/search-account/%20',
    '/search-account/%20-',
  ])('%s is not a page', (pathname) => {
    expect(open(pathname)).toMatch(/invalid|unmatched/)
  })

  it('is split at the last hyphen', () => {
    expect(findRiotIdParams('a-b-c')).toEqual({ gameName: 'a-b', tagLine: 'c' })
  })
})

describe('a # in an address', () => {
  it.each(['Yoran-%23KR1', 'Yoran-%23%23KR1', 'Yoran-%E2%81%A6%23KR1%E2%81%A9', 'Yoran%23-KR1', 'Yoran-%20%23%20KR1'])(
    'is not part of the tag line in %s',
    (segment) => {
      expect(open(`/search-account/${segment}`)).toEqual({ gameName: 'Yoran', tagLine: 'KR1' })
      expect(open(`/account/kr/${segment}`)).toEqual({ region: 'KR', gameName: 'Yoran', tagLine: 'KR1' })
    },
  )

  it('is not a tag line by itself', () => {
    expect(open('/search-account/Yoran-%23')).toEqual({ gameName: 'Yoran', tagLine: '' })
    expect(open('/account/kr/Yoran-%23')).toBe('invalid')
  })
})

describe('two addresses', () => {
  it('are the same whatever their escapes, unless one of them is broken', () => {
    expect(isSamePath('/search-account/%C5%BC%C3%B3', '/search-account/żó')).toBe(true)
    expect(isSamePath('/search-account/Veyl', '/search-account/Veyl-KR1')).toBe(false)
    expect(isSamePath('/search-account/Veyl', '/account/kr/%E0%A4%A-KR1')).toBe(false)
  })
})

describe('any other address', () => {
  it.each(['/nowhere', '/account', '/account/kr', '/account/kr/Veyl-KR1/more'])('%s is not a page', (pathname) => {
    expect(findPage({ pathname, search: '' }).kind).toBe('unmatched')
  })
})
