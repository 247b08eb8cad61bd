import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { indexNames } from '../../gateway/rosters/rules/name-index.ts'
import { foldSearchText } from '../../gateway/shared/fold-text.ts'

const NAMES = ["Kha'Zix", "Kai'Sa", 'Dr. Mundo', 'Lee Sin', 'Łowca', 'Émile', 'Mundo', 'Mundorf', 'Two_Words']

const index = indexNames(NAMES, (name) => [name])

const find = (text: string, first = 5) => index.list(text, first)

describe('a name in the index', () => {
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

  it('ranks exact matches before beginnings of the name, and those before beginnings of a word', () => {
    expect(find('mundo')).toEqual(['Mundo', 'Mundorf', 'Dr. Mundo'])
    expect(find('mundo', 2)).toEqual(['Mundo', 'Mundorf'])
  })

  it.each(['', ' ', "'", '...', 'undo', 'zzz'])('is not found by %j', (text) => {
    expect(find(text)).toEqual([])
  })

  it('competes with the other names of its item: the best match counts, and the first name most', () => {
    const players = [{ names: ['Sable', 'T1 Sable'] }, { names: ['T1', 'G2 T1'] }, { names: ['Tern', 'G2 Tern'] }]
    const [sable, t1, tern] = players
    const found = indexNames(players, ({ names }) => names)
    expect(found.list('t1', 5)).toEqual([t1, sable])
    expect(found.list('t', 5)).toEqual([t1, tern, sable])
    expect(found.list('t1 sa', 5)).toEqual([sable])
  })

  it('keeps its original order among equals', () => {
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

  it('is found by itself, by its beginnings, and in other Unicode forms', () => {
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
