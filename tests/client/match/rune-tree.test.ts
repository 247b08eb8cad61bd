import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { chosenRunes, drawRuneTree } from '../../../client/match/rune-tree.ts'

const rune = (runeId: number) => ({ runeId })
const row = (...runeIds: readonly number[]) => ({ runes: runeIds.map(rune) })

const TREE = [row(1, 2, 3), row(11, 12, 13), row(21, 22, 23), row(31, 32, 33)]

/** The drawn ids by row; chosen ones have a star. */
const drawn = (chosen: readonly number[], place: 'first' | 'second') =>
  drawRuneTree(TREE, chosen.map(rune), place).map((cells) =>
    cells.map(({ rune, chosen }) => `${rune.runeId}${chosen ? '*' : ''}`).join(' '),
  )

describe('a drawn rune tree', () => {
  it('highlights the chosen runes among all runes', () => {
    expect(drawn([2, 11, 23, 31], 'first')).toEqual(['1 2* 3', '11* 12 13', '21 22 23*', '31* 32 33'])
  })

  it('leaves the keystones out of a secondary tree', () => {
    expect(drawn([12, 33], 'second')).toEqual(['11 12* 13', '21 22 23', '31 32 33*'])
  })

  it('shows the keystones of a secondary tree when one was chosen', () => {
    expect(drawn([1, 33], 'second')).toEqual(['1* 2 3', '11 12 13', '21 22 23', '31 32 33*'])
  })

  it('adds removed runes at its end', () => {
    expect(drawn([2, 99, 23, 98], 'first')).toEqual(['1 2* 3', '11 12 13', '21 22 23*', '31 32 33', '99* 98*'])
  })

  it('highlights each chosen rune once and no others', () => {
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

  it('ignores the rune id 0', () => {
    expect(chosenRunes([{ rune: rune(0) }, { rune: rune(7) }])).toEqual([{ runeId: 7 }])
  })
})
