import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readSearchText } from '../../gateway/search/rules/search-text.ts'
import { foldSearchText } from '../../gateway/shared/fold-text.ts'

describe('a Riot ID in a search text', () => {
  it.each([
    ['Veyl#KR1', null],
    [' Veyl #KR1 ', null],
    ['Veyl# KR1', null],
    ['\u2066Veyl\u2069\u2066 #KR1\u2069', null],
    ['Veyl#KR1 euw', 'EUW'],
    ['Veyl #KR1, EUW1', 'EUW'],
    ['Veyl#KR1 (oce)', 'OCE'],
    ['EUW Veyl#KR1', 'EUW'],
    ['KR: Veyl #KR1', 'KR'],
    ['(NA1) Veyl#KR1', 'NA'],
    ['https://stats.test/summoners/jp/Veyl-KR1', 'JP'],
    ['https://tracker.gg/lol/profile/riot/EUW/Veyl%23KR1/overview', 'EUW'],
    ['https://dpm.lol/Veyl-KR1', null],
    ['https://xdx.gg/Veyl-KR1', null],
    ['https://porofessor.gg/pregame/euw/Veyl-KR1,Other-EUW1/soloqueue', 'EUW'],
  ])('is found in %j, with the region %s', (text, region) => {
    expect(readSearchText(text)).toEqual({
      kind: 'riot-id',
      gameName: 'Veyl',
      tagLine: 'KR1',
      lookUp: { gameName: 'Veyl', tagLine: 'KR1', region },
    })
  })

  it.each([
    ['me and you#EUW', 'me and you', 'EUW'],
    ['Two Words#EUW', 'Two Words', 'EUW'],
    ['KR #EUW', 'KR', 'EUW'],
  ])('in %j keeps the words of its name', (text, gameName, tagLine) => {
    expect(readSearchText(text)).toMatchObject({ lookUp: { gameName, tagLine, region: null } })
  })

  it.each([
    ['Veyl#', 'Veyl', ''],
    ['Veyl#TOOLONG', 'Veyl', 'TOOLONG'],
    ['#KR1', '', 'KR1'],
    ['a#b#c', 'a', 'b#c'],
  ])('in %j is incomplete', (text, gameName, tagLine) => {
    expect(readSearchText(text)).toEqual({ kind: 'riot-id', gameName, tagLine, lookUp: null })
  })
})

describe('any other search text', () => {
  it.each(['Veyl', ' Veyl euw', 'Veyl-KR1', 'a/b', 'https://example.com/some-page', ''])(
    'such as %j is a name',
    (text) => {
      expect(readSearchText(text)).toEqual({ kind: 'name', name: text.trim() })
    },
  )

  it('never throws', () => {
    const part = fc.oneof(fc.string({ unit: 'grapheme' }), fc.constantFrom('/', '#', ' ', '(', ')', 'EUW', 'euw', '-'))
    fc.assert(
      fc.property(fc.array(part), (parts) => {
        readSearchText(parts.join(''))
      }),
      { numRuns: 1000 },
    )
  })
})

describe('folded search text', () => {
  it('has plain letters for those with a stroke or without a dot', () => {
    expect(foldSearchText('Łøđı')).toBe('lodi')
  })

  it('does not change when folded again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(foldSearchText(foldSearchText(text))).toBe(foldSearchText(text))
      }),
      { numRuns: 1000 },
    )
  })
})
