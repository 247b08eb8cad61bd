import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { chosenRunes, drawRuneTree } from '../../../client/match/rune-tree.ts'

const rune = (runeId: number) => ({ runeId })
const row = (...runeIds: readonly number[]) => ({ runes: runeIds.map(rune) })

const TREE = [row(1, 2, 3), row(11, 12, 13), row(21, 22, 23), row(31, 32, 33)]

/** The drawn numbers row by row, what was chosen with a star. */
const drawn = (chosen: readonly number[], place: 'first' | 'second') =>
  drawRuneTree(TREE, chosen.map(rune), place).map((cells) =>
    cells.map(({ rune, chosen }) => `${rune.runeId}${chosen ? '*' : ''}`).join(' '),
  )

describe('a drawn tree of runes', () => {
  it('lights what was chosen among everything that could be', () => {
    expect(drawn([2, 11, 23, 31], 'first')).toEqual(['1 2* 3', '11* 12 13', '21 22 23*', '31* 32 33'])
  })

  it('leaves the keystones out of a second tree', () => {
    expect(drawn([12, 33], 'second')).toEqual(['11 12* 13', '21 22 23', '31 32 33*'])
  })

  it('shows keystones of a second tree when one was chosen all the same', () => {
    expect(drawn([1, 33], 'second')).toEqual(['1* 2 3', '11 12 13', '21 22 23', '31 32 33*'])
  })

  it('keeps runes that the tree no longer holds, at its end', () => {
    expect(drawn([2, 99, 23, 98], 'first')).toEqual(['1 2* 3', '11 12 13', '21 22 23*', '31 32 33', '99* 98*'])
  })

  it('lights each chosen rune once and nothing else, whatever was chosen', () => {
    const choice = fc.uniqueArray(fc.integer({ min: 1, max: 40 }), { maxLength: 6 })
    fc.assert(
      fc.property(choice, fc.constantFrom('first', 'second'), (chosen, place) => {
        const lit = drawRuneTree(TREE, chosen.map(rune), place)
          .flat()
          .filter((cell) => cell.chosen)
          .map((cell) => cell.rune.runeId)
        expect(lit.toSorted((a, b) => a - b)).toEqual(chosen.toSorted((a, b) => a - b))
      }),
    )
  })

  it('knows that 0 is no rune', () => {
    expect(chosenRunes([{ rune: rune(0) }, { rune: rune(7) }])).toEqual([{ runeId: 7 }])
  })
})
