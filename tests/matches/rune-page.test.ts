import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Perks } from '../../gateway/matches/rules/match.ts'
import { parseRunePage, toRunePage } from '../../gateway/matches/rules/rune-page.ts'

const rune = fc.integer({ min: 1, max: 99_999 })

const runes = (count: number) => fc.array(rune, { minLength: count, maxLength: count })

/** A page as in a match, with counters. */
const page: fc.Arbitrary<Perks> = fc
  .record({ main: rune, mainRunes: runes(4), second: rune, secondRunes: runes(2), shards: runes(3), counter: fc.nat() })
  .map(({ main, mainRunes, second, secondRunes, shards: [offense = 1, flex = 1, defense = 1], counter }) => ({
    statPerks: { offense, flex, defense },
    styles: [
      { description: 'primaryStyle', style: main, selections: mainRunes.map(toSelection) },
      { description: 'subStyle', style: second, selections: secondRunes.map(toSelection) },
    ],
    counter,
  }))

function toSelection(perk: number, index: number) {
  return { perk, var1: index * 1000, var2: 12, var3: 0 }
}

describe('a rune page', () => {
  it('survives a round trip through its text', () => {
    fc.assert(
      fc.property(page, (perks) => {
        const text = toRunePage(perks) ?? ''
        expect(toRunePage(parseRunePage(text))).toBe(text)
      }),
    )
  })

  it('is independent of counters and of the order of the second runes', () => {
    fc.assert(
      fc.property(page, (perks) => {
        const styles = perks.styles.map((style, index) => ({
          ...style,
          selections: (index === 1 ? style.selections.toReversed() : style.selections).map((each) => ({
            ...each,
            var1: 7,
          })),
        }))
        expect(toRunePage({ ...perks, styles: styles.toReversed() })).toBe(toRunePage(perks))
      }),
    )
  })

  it('is parsed with its runes in place and without counters', () => {
    const none = { var1: 0, var2: 0, var3: 0 }
    expect(parseRunePage('8000-8010-9111-9104-8014-8400-8444-8453-5008-5010-5001')).toEqual({
      statPerks: { offense: 5008, flex: 5010, defense: 5001 },
      styles: [
        {
          description: 'primaryStyle',
          style: 8000,
          selections: [8010, 9111, 9104, 8014].map((perk) => ({ perk, ...none })),
        },
        { description: 'subStyle', style: 8400, selections: [8444, 8453].map((perk) => ({ perk, ...none })) },
      ],
    })
  })

  it.each(['', '8000', '8000-8010', '1-2-3-4-5-6-7-8-9-10', '1-2-3-4-5-6-7-8-9-10-11-12', 'a-b-c-d-e-f-g-h-i-j-k'])(
    'is not parsed from %j',
    (text) => {
      expect(() => parseRunePage(text)).toThrow('is not a rune page')
    },
  )

  it('is null when any part is missing', () => {
    fc.assert(
      fc.property(page, fc.nat(10), (perks, missing) => {
        const numbers = (toRunePage(perks) ?? '').split('-').map(Number)
        const text = numbers.map((number, index) => (index === missing ? 0 : number)).join('-')
        expect(toRunePage(parseRunePage(text))).toBeNull()
      }),
    )
  })
})
