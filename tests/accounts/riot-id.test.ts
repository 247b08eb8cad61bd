import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  foldRiotId,
  InvalidRiotIdError,
  parseAccountSlug,
  parsePastedRiotId,
  parseRiotId,
  type RiotId,
  toAccountSlug,
} from '../../gateway/accounts/rules/riot-id.ts'

const LETTERS = Array.from('aZ7_.éßŁıİΣςЖйعשकไ猫ゲ페커𠮷𝒜😀')

/** Names in any script, with spaces and hyphens inside. */
const gameName = fc
  .tuple(
    fc.constantFrom(...LETTERS),
    fc.string({ unit: fc.constantFrom(...LETTERS, ' ', '-', '/', '%'), maxLength: 12 }),
    fc.constantFrom(...LETTERS, '-'),
  )
  .map((parts) => parts.join('').normalize('NFC'))

const tagLine = fc
  .string({ unit: fc.constantFrom(...LETTERS), minLength: 1, maxLength: 5 })
  .filter((text) => !['.', '..'].includes(text))

const riotId: fc.Arbitrary<RiotId> = fc.record({ gameName, tagLine })

/** Characters that are typed or pasted around a name. */
const stray = fc.string({ unit: fc.constantFrom(' ', '\t', '\n', '\u00a0', '\u3000', '\u200b', '\u2066', '\u2069') })

function problemOf(parse: () => unknown): InvalidRiotIdError {
  try {
    parse()
  } catch (error) {
    if (error instanceof InvalidRiotIdError) return error
    throw error
  }
  throw new Error('nothing was refused')
}

/** Returns null for a refused Riot ID. Other errors pass through. */
function readIfPossible(parts: RiotId): RiotId | null {
  try {
    return parseRiotId(parts)
  } catch (error) {
    if (error instanceof InvalidRiotIdError) return null
    throw error
  }
}

/** Upper case for letters with exactly one upper-case form. */
function shout(text: string): string {
  return text.replace(/[a-zéй]/g, (letter) => letter.toUpperCase())
}

describe('a Riot ID', () => {
  it('keeps the spelling of its owner', () => {
    fc.assert(
      fc.property(riotId, (parts) => {
        expect(parseRiotId(parts)).toEqual(parts)
      }),
    )
  })

  it('is trimmed of spaces and invisible marks, and of one # before the tag line', () => {
    fc.assert(
      fc.property(riotId, fc.array(stray, { minLength: 5, maxLength: 5 }), (parts, [a, b, c, d, e]) => {
        const typed = { gameName: `${a}${parts.gameName}${b}`, tagLine: `${c}#${d}${parts.tagLine}${e}` }
        expect(parseRiotId(typed)).toEqual(parts)
      }),
    )
  })

  it('is composed, so that both encodings of é are one name', () => {
    expect(parseRiotId({ gameName: 'Ame\u0301lie', tagLine: 'e\u0301e\u0301e\u0301e\u0301e\u0301' })).toEqual({
      gameName: 'Amélie',
      tagLine: 'ééééé',
    })
  })

  it('loses the direction marks that the game client copies', () => {
    const copied = { gameName: '\u2066Hide on bush', tagLine: '\u2069#KR1' }
    expect(parseRiotId(copied)).toEqual({ gameName: 'Hide on bush', tagLine: 'KR1' })
  })

  it.each([
    ['names of one character from former years', { gameName: '猫', tagLine: 'JP1' }],
    ['tag lines in any script', { gameName: 'Daphne', tagLine: '青空みたい' }],
    ['names of 32 code points', { gameName: '𠮷'.repeat(32), tagLine: '𠮷'.repeat(5) }],
  ])('can have %s', (_, parts) => {
    expect(parseRiotId(parts)).toEqual(parts)
  })

  it.each([
    ['no game name', { gameName: '', tagLine: 'EUW' }, 'GAME_NAME', 'Write a game name'],
    [
      'neither part: only the game name is spoken of',
      { gameName: ' \u200b', tagLine: '' },
      'GAME_NAME',
      'Write a game name',
    ],
    ['a # in the game name', { gameName: 'Name#EUW', tagLine: 'EUW' }, 'GAME_NAME', 'without #'],
    ['an endless game name', { gameName: 'a'.repeat(33), tagLine: 'EUW' }, 'GAME_NAME', 'at most 32'],
    ['a control character', { gameName: 'a\u0000b', tagLine: 'EUW' }, 'GAME_NAME', 'letters, digits'],
    ['a line end', { gameName: 'a\u2028b', tagLine: 'EUW' }, 'GAME_NAME', 'letters, digits'],
    ['half a surrogate pair', { gameName: 'a\ud83d', tagLine: 'EUW' }, 'GAME_NAME', 'letters, digits'],
    ['a game name that climbs a path', { gameName: '..', tagLine: 'EUW' }, 'GAME_NAME', 'letters, digits'],
    ['no tag line', { gameName: 'Name', tagLine: '  ' }, 'TAG_LINE', 'Write a tag line'],
    ['a tag line of nothing but its #', { gameName: 'Name', tagLine: ' # ' }, 'TAG_LINE', 'Write a tag line'],
    ['six characters of tag line', { gameName: 'Name', tagLine: 'EUWEST' }, 'TAG_LINE', 'at most 5'],
    ['a # in the tag line', { gameName: 'Name', tagLine: '##EUW' }, 'TAG_LINE', 'letters and digits'],
    ['a hyphen in the tag line', { gameName: 'Name', tagLine: 'E-W' }, 'TAG_LINE', 'letters and digits'],
    ['a tag line that climbs a path', { gameName: 'Name', tagLine: '.' }, 'TAG_LINE', 'letters and digits'],
  ])('is refused with %s', (_, parts, field, words) => {
    const problem = problemOf(() => parseRiotId(parts))
    expect(problem.field).toBe(field)
    expect(problem.message).toContain(words)
  })

  it('is parsed or refused with InvalidRiotIdError, for any text', () => {
    const name = fc.string({ unit: 'binary', maxLength: 34 })
    const tag = fc.string({ unit: 'binary', maxLength: 6 })
    fc.assert(
      fc.property(name, tag, (gameName, tagLine) => {
        const parsed = readIfPossible({ gameName, tagLine })
        expect(parsed && parseRiotId(parsed)).toEqual(parsed)
        expect(parsed && parseAccountSlug(toAccountSlug(parsed))).toEqual(parsed)
      }),
    )
  })
})

describe('a pasted text', () => {
  it.each([
    ['Name#TAG', { gameName: 'Name', tagLine: 'TAG' }],
    [' Name #TAG ', { gameName: 'Name', tagLine: 'TAG' }],
    ['\u2066Hide on bush\u2069 # \u2066KR1\u2069\n', { gameName: 'Hide on bush', tagLine: 'KR1' }],
    ['G-Man - 2#1-1', null],
    ['G-Man - 2#11', { gameName: 'G-Man - 2', tagLine: '11' }],
  ])('%j is parsed as %j', (text, expected) => {
    expect(parsePastedRiotId(text)).toEqual(expected)
  })

  it.each(['', 'Name', 'Name#', '#TAG', 'Name##TAG', 'Name#TAG#', 'Name#TOOLONG', '#'])(
    '%j is not a Riot ID',
    (text) => {
      expect(parsePastedRiotId(text)).toBeNull()
    },
  )

  it('gives every Riot ID back', () => {
    fc.assert(
      fc.property(riotId, stray, stray, (parts, before, after) => {
        const text = `${before}${parts.gameName}${after}#${before}${parts.tagLine}${after}`
        expect(parsePastedRiotId(text)).toEqual(parts)
      }),
    )
  })
})

describe('an account slug', () => {
  it.each([
    ['Faker-KR1', { gameName: 'Faker', tagLine: 'KR1' }],
    ['Jean-Luc-EUW', { gameName: 'Jean-Luc', tagLine: 'EUW' }],
    ['---X', { gameName: '--', tagLine: 'X' }],
    ['Hide on bush-KR1', { gameName: 'Hide on bush', tagLine: 'KR1' }],
  ])('%j is split at its last hyphen', (slug, expected) => {
    expect(parseAccountSlug(slug)).toEqual(expected)
  })

  it.each([
    ['', 'GAME_NAME'],
    ['-', 'GAME_NAME'],
    ['-EUW', 'GAME_NAME'],
    ['Faker', 'TAG_LINE'],
    ['Faker-', 'TAG_LINE'],
    ['Faker-KR1000', 'TAG_LINE'],
  ])('%j is refused for its %s', (slug, field) => {
    expect(problemOf(() => parseAccountSlug(slug)).field).toBe(field)
  })

  it('gives every Riot ID back, also after URL encoding', () => {
    fc.assert(
      fc.property(riotId, (parts) => {
        expect(parseAccountSlug(toAccountSlug(parts))).toEqual(parts)
        expect(parseAccountSlug(decodeURIComponent(encodeURIComponent(toAccountSlug(parts))))).toEqual(parts)
      }),
    )
  })
})

describe('the folded Riot ID', () => {
  it('is readable', () => {
    expect(foldRiotId({ gameName: 'Hide on bush', tagLine: 'KR1' })).toBe('hideonbush#kr1')
  })

  it.each([
    [{ gameName: 'HIDEONBUSH', tagLine: 'kr1' }],
    [{ gameName: ' hide  on\u3000bush', tagLine: ' Kr1' }],
    [{ gameName: '\u2066Hide\u00a0on bush\u2069', tagLine: 'KR1' }],
  ])('of %j is the same', (written) => {
    expect(foldRiotId(written)).toBe('hideonbush#kr1')
  })

  it.each([
    [
      { gameName: 'Milan', tagLine: 'EUW' },
      { gameName: 'Mılan', tagLine: 'EUW' },
    ],
    [
      { gameName: 'BAYRAKTAR', tagLine: 'UA1' },
      { gameName: 'BАYRАKTAR', tagLine: 'UA1' },
    ],
    [
      { gameName: 'a', tagLine: 'bc' },
      { gameName: 'ab', tagLine: 'c' },
    ],
    [
      { gameName: 'a/b', tagLine: 'EUW' },
      { gameName: 'a%2fb', tagLine: 'EUW' },
    ],
    [
      { gameName: '_a', tagLine: 'EUW' },
      { gameName: '%5fa', tagLine: 'EUW' },
    ],
  ])('differs for %j and %j', (one, other) => {
    expect(foldRiotId(one)).not.toBe(foldRiotId(other))
  })

  it('ignores spaces and the case of plain letters', () => {
    fc.assert(
      fc.property(riotId, fc.nat(), (parts, at) => {
        const spaced = { ...parts, gameName: `${parts.gameName.slice(0, at)} ${parts.gameName.slice(at)}` }
        fc.pre(spaced.gameName.isWellFormed())
        expect(foldRiotId(spaced)).toBe(foldRiotId(parts))

        const shouted = { gameName: shout(parts.gameName), tagLine: shout(parts.tagLine) }
        expect(foldRiotId(shouted)).toBe(foldRiotId(parts))
      }),
    )
  })

  it('is a valid document id in every store', () => {
    const words = fc.string({ unit: 'binary', maxLength: 40 })
    fc.assert(
      fc.property(fc.oneof(riotId, fc.record({ gameName: words, tagLine: words })), (parts) => {
        const id = foldRiotId(parts)
        expect(id).toContain('#')
        expect(id).not.toContain('/')
        expect(id).not.toMatch(/^__.*__$/s)
        expect(Buffer.byteLength(id)).toBeLessThanOrEqual(1500)
      }),
    )
  })
})
