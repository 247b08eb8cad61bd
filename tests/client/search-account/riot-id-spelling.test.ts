import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { REGIONS } from '../../../client/game/regions.ts'
import type { RiotIdParams } from '../../../client/paths.ts'
import { listSpellingHints, type SpellingHint } from '../../../client/search/riot-id-spelling.ts'

const id = (text: string): RiotIdParams => {
  const [gameName = '', tagLine = ''] = text.split('#')
  return { gameName, tagLine }
}
const textOf = ({ gameName, tagLine }: RiotIdParams) => `${gameName}#${tagLine}`
const searchesOf = (hints: readonly SpellingHint[]) => hints.flatMap(({ searches }) => searches.map(textOf))
const hintOf = (asked: RiotIdParams, kind: SpellingHint['kind']) =>
  listSpellingHints(asked, null).find((hint) => hint.kind === kind)
const fold = (text: string) => text.replaceAll(/\s/gu, '').toLowerCase()

const anything = fc.record({
  gameName: fc.string({ unit: 'binary', maxLength: 20 }),
  tagLine: fc.string({ unit: 'binary', maxLength: 8 }),
})
const tricky = fc.record({
  gameName: fc.string({
    unit: fc.constantFrom('V', 'e', 'е', 'О', 'ο', '0', 'O', 'l', 'I', '1', ' ', '#', '-', '\u200b', 'Ａ', '숨'),
  }),
  tagLine: fc.string({ unit: fc.constantFrom('E', 'Е', 'U', 'W', 'K', 'R', '1', 'l', '#', ' ') }),
})
const region = fc.constantFrom(null, ...REGIONS)

/** Letters without a look-alike among digits, with their look-alikes in other scripts. */
const DISGUISES = {
  a: 'аα',
  e: 'еε',
  c: 'с',
  p: 'рρ',
  x: 'хχ',
  y: 'у',
  s: 'ѕ',
  h: 'һ',
  A: 'АΑ',
  B: 'ВΒ',
  M: 'МΜ',
} as const

describe('the spelling hints', () => {
  it('offer no duplicates, no search without a name, and not the entered Riot ID', () => {
    fc.assert(
      fc.property(fc.oneof(anything, tricky), region, (asked, where) => {
        const offered = listSpellingHints(asked, where).filter(({ kind }) => kind !== 'leftOut')
        const keys = searchesOf(offered).map(fold)
        expect(keys).not.toContain(fold(textOf(asked)))
        expect(new Set(keys).size).toBe(keys.length)
        for (const { searches } of offered) {
          expect(searches.length).toBeGreaterThan(0)
          expect(searches.every(({ gameName }) => gameName.trim() !== '')).toBe(true)
        }
      }),
      { numRuns: 1000 },
    )
  })

  it('offer at most ten searches', () => {
    fc.assert(
      fc.property(fc.oneof(anything, tricky), region, (asked, where) => {
        expect(searchesOf(listSpellingHints(asked, where)).length).toBeLessThanOrEqual(10)
      }),
    )
  })

  it('are empty for unsuspicious names', () => {
    const plain = fc.string({ unit: fc.constantFrom(...Array.from('abcdefghkmnpqrstuvwxyzABC숨가龍')), minLength: 1 })
    fc.assert(
      fc.property(plain, plain, (gameName, tag) => {
        fc.pre(!/^(?:na|kr|br|jp|euw|eune?|tr|tw|vn|th|sg|ru|ph|me)$/i.test(tag) && Array.from(tag).length <= 5)
        expect(listSpellingHints({ gameName, tagLine: tag }, null)).toEqual([])
      }),
    )
  })

  it('are empty without a visible name', () => {
    for (const gameName of ['', '  ', '\u200b', '\u3164']) {
      expect(listSpellingHints({ gameName, tagLine: 'KR1' }, 'KR')).toEqual([])
    }
  })
})

describe('a letter of another script', () => {
  it('is named with script, place and look-alike', () => {
    expect(listSpellingHints(id('Vаrga#ЕUW'), null)).toContainEqual({
      kind: 'mixedScripts',
      letters: [
        { letter: 'а', script: 'Cyrillic', place: 2, field: 'gameName', meant: 'a' },
        { letter: 'Е', script: 'Cyrillic', place: 1, field: 'tagLine', meant: 'E' },
      ],
      searches: [id('Varga#EUW')],
    })
  })

  it('is found anywhere, and replaced by its look-alike in the search', () => {
    const letter = fc.constantFrom(...Object.keys(DISGUISES))
    const choice = fc.nat(1)
    fc.assert(
      fc.property(fc.array(fc.tuple(letter, choice), { minLength: 1, maxLength: 8 }), (letters) => {
        const disguise = new Map<string, string>(Object.entries(DISGUISES))
        const hidden = letters.map(([plain, which]) => Array.from(disguise.get(plain) ?? '')[which] ?? plain).join('')
        const asked = { gameName: `Zz${hidden}`, tagLine: 'zz9' }
        const plain = `Zz${letters.map(([each]) => each).join('')}`
        const expected = hidden === plain.slice(2) ? undefined : [{ gameName: plain, tagLine: 'zz9' }]
        expect(hintOf(asked, 'mixedScripts')?.searches).toEqual(expected)
      }),
    )
  })

  it('is converted to the script that has all letters of the word', () => {
    expect(hintOf(id('вoлк#RU1'), 'mixedScripts')?.searches).toEqual([id('волк#RU1')])
  })

  it.each(['Волк#RU1', 'Veyl Волк#RU1', 'ProЖan#RU1', '숨Veyl#KR1', 'Żółw#EUW'])('is not reported in %s', (text) => {
    expect(hintOf(id(text), 'mixedScripts')).toBeUndefined()
  })
})

describe('characters that are easily confused', () => {
  it.each([
    ['Fak0r#KR1', 'Fakor#KR1'],
    ['N0b0dy#KR1', 'Nobody#KR1'],
    ['B00M#KR1', 'BOOM#KR1'],
    ['9O9#KR1', '909#KR1'],
    ['PIayer#KR1', 'Player#KR1'],
    ['lce#KR1', 'Ice#KR1'],
    ['V|p#KR1', 'VIp#KR1'],
    ['Yoran#KRl', 'Yoran#KR1'],
  ])('are corrected in %s, first to %s', (asked, first) => {
    const [search] = hintOf(id(asked), 'confusable')?.searches ?? []
    expect(fold(search === undefined ? '' : textOf(search))).toBe(fold(first))
  })

  it.each([
    'Nobody Here',
    'Will Power',
    'luna',
    'Darkice',
    'DarkIce',
    'VI',
    'Iron Lion',
    'Ola Olo',
    'Player1',
    'year 2010',
  ])('are not reported in %s', (gameName) => {
    expect(hintOf({ gameName, tagLine: '0000' }, 'confusable')).toBeUndefined()
  })

  it('are offered in three searches at most', () => {
    expect(hintOf(id('N0b0dy lll V|p#xyz'), 'confusable')?.searches).toHaveLength(3)
  })

  it('are not reported in a tag line that names a region', () => {
    expect(hintOf(id('Varga#KR1'), 'confusable')).toBeUndefined()
  })
})

describe('characters typed by accident', () => {
  it('are counted and removed from the search', () => {
    expect(hintOf(id(' Dark \u200b Moon\ufeff#KR1 '), 'leftOut')).toEqual({
      kind: 'leftOut',
      blanks: 3,
      invisible: 2,
      searches: [id('Dark Moon#KR1')],
    })
  })

  it('are reported without a search when Riot ignores them', () => {
    expect(hintOf(id('Dark  Moon#KR1'), 'leftOut')).toEqual({ kind: 'leftOut', blanks: 1, invisible: 0, searches: [] })
  })

  it('include full-width letters, replaced by the usual ones', () => {
    expect(hintOf(id('Ｖｅｙｌ#ＫＲ１'), 'fullWidth')?.searches).toEqual([id('Veyl#KR1')])
  })
})

describe('name and tag line', () => {
  it.each([
    [{ gameName: 'Veyl#KR1', tagLine: '' }, 'Veyl#KR1'],
    [{ gameName: 'Veyl # KR1', tagLine: 'EUW' }, 'Veyl#KR1'],
    [{ gameName: '#Veyl', tagLine: 'KR1' }, 'Veyl#KR1'],
  ])('are split at the # in %j', (asked, search) => {
    expect(hintOf(asked, 'hashInName')?.searches).toEqual([id(search)])
  })

  it('are joined when the tag line is too long', () => {
    expect(hintOf(id('Dark#Phantom'), 'tagLineTooLong')).toMatchObject({
      tagLine: 'Phantom',
      searches: [{ gameName: 'Dark-Phantom', tagLine: '' }],
    })
  })

  it('are split at the last word when it can be a tag line', () => {
    expect(hintOf(id('Dark Moon#'), 'tagLineInName')).toMatchObject({ word: 'Moon', searches: [id('Dark#Moon')] })
    expect(hintOf(id('Dark Moon KR1#EUW'), 'tagLineInName')?.searches).toEqual([id('Dark Moon#KR1')])
    expect(hintOf(id('Dark Moon#EUW'), 'tagLineInName')).toBeUndefined()
    expect(hintOf(id('Moon#'), 'tagLineInName')).toBeUndefined()
  })

  it('get the usual tag lines when there is none', () => {
    expect(hintOf(id('Veyl#'), 'tagLineMissing')?.searches.map(textOf)).toEqual([
      'Veyl#EUW',
      'Veyl#EUNE',
      'Veyl#NA1',
      'Veyl#KR1',
    ])
  })
})

describe('the other form of a usual tag line', () => {
  it.each([
    ['Veyl#EUW', null, ['Veyl#EUW1']],
    ['Veyl#eune', 'EUNE', ['Veyl#EUN1']],
    ['Veyl#NA1', null, ['Veyl#NA']],
    ['Veyl#KR1', 'KR', ['Veyl#KR']],
    ['Veyl#KR1', 'NA', undefined],
    ['Veyl#moon', null, undefined],
  ] as const)('is offered for %s, searched on %s: %j', (text, where, searches) => {
    const hint = listSpellingHints(id(text), where).find(({ kind }) => kind === 'otherTagLine')
    expect(hint?.searches.map(textOf)).toEqual(searches)
  })
})

describe('a known account', () => {
  it('is left out of the suggested spellings', () => {
    const known = [id('veyl#KR1'), id('Fakor #zz9')]
    expect(searchesOf(listSpellingHints(id('Veyl#KR'), null, known))).toEqual([])
    expect(searchesOf(listSpellingHints(id('Fak0r#zz9'), null, known))).toEqual([])
  })
})

describe('the usual tag line of a region', () => {
  const usual = (text: string, where: (typeof REGIONS)[number] | null) => {
    const hint = listSpellingHints(id(text), where).find(({ kind }) => kind === 'usualTagLine')
    return hint?.searches.map(textOf)
  }

  it.each([
    ['Veyl#KR', null, ['Veyl#KR1']],
    ['Veyl#euw1', null, ['Veyl#EUW']],
    ['Veyl#EUN1', null, ['Veyl#EUNE']],
    ['Veyl#NA', null, ['Veyl#NA1']],
    ['Veyl#EUW', null, ['Veyl#EUNE']],
    ['Veyl#EUW', 'KR', ['Veyl#KR1']],
    ['Veyl#KR1', 'NA', ['Veyl#NA1']],
    ['Veyl#KR1', null, undefined],
    ['Veyl#KR1', 'KR', undefined],
    ['Veyl#moon', 'KR', undefined],
  ] as const)('is offered for %s, searched on %s: %j', (text, where, searches) => {
    expect(usual(text, where)).toEqual(searches)
  })
})
