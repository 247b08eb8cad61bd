import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { indexNames } from '../../gateway/domain/name-index.ts'
import { foldSearchText } from '../../gateway/domain/search-text.ts'

const NAMES = ["Kha'Zix", "Kai'Sa", 'Dr. Mundo', 'Lee Sin', 'Łowca', 'Émile', 'Mundo', 'Mundorf', 'Two_Words']

const index = indexNames(NAMES, (name) => [name])

const find = (text: string, first = 5) => index.list(text, first)

describe('a name', () => {
  it.each([
    ['khazix', "Kha'Zix"],
    ['KHA', "Kha'Zix"],
    ['kai sa', "Kai'Sa"],
    ['kai.s', "Kai'Sa"],
    ['drmun', 'Dr. Mundo'],
    ['LEES', 'Lee Sin'],
    ['sin', 'Lee Sin'],
    ['lowca', 'Łowca'],
    ['łówca', 'Łowca'],
    ['emi', 'Émile'],
    ['words', 'Two_Words'],
  ])('is found by %j', (text, name) => {
    expect(find(text)).toEqual([name])
  })

  it('comes first when it is the very text, then when it begins so, then when a word in it does', () => {
    expect(find('mundo')).toEqual(['Mundo', 'Mundorf', 'Dr. Mundo'])
    expect(find('mundo', 2)).toEqual(['Mundo', 'Mundorf'])
  })

  it.each(['', ' ', "'", '...', 'undo', 'zzz'])('is not found by %j', (text) => {
    expect(find(text)).toEqual([])
  })

  it('is one of several of the same thing: the nearest counts, and the first of them most', () => {
    const players = [{ names: ['Sable', 'T1 Sable'] }, { names: ['T1', 'G2 T1'] }, { names: ['Tern', 'G2 Tern'] }]
    const [sable, t1, tern] = players
    const found = indexNames(players, ({ names }) => names)
    expect(found.list('t1', 5)).toEqual([t1, sable])
    expect(found.list('t', 5)).toEqual([t1, tern, sable])
    expect(found.list('t1 sa', 5)).toEqual([sable])
  })

  it('stays in the order it was given in among equals', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('aa', 'a b', 'b', 'b a', 'ab')), (names) => {
        const things = names.map((name, place) => ({ name, place }))
        const found = indexNames(things, ({ name }) => [name]).list('a', 100)
        for (const name of names) {
          const places = found.filter((thing) => thing.name === name).map(({ place }) => place)
          expect(places).toEqual(places.toSorted((a, b) => a - b))
        }
      }),
    )
  })

  it('is always found by itself, by any beginning of it, and in other letters of the same kind', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.nat(), (name, at) => {
        const letters = Array.from(foldSearchText(name))
        fc.pre(letters.length > 0)
        const beginning = letters.slice(0, 1 + (at % letters.length)).join('')
        for (const text of [name, beginning, ` ${beginning.normalize('NFC')}.`]) {
          expect(indexNames([name], (thing) => [thing]).list(text, 1), text).toEqual([name])
        }
      }),
    )
  })
})
