import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { gameNameSkeleton } from '../../gateway/accounts/rules/game-name-skeleton.ts'

/** Letters with their look-alikes. */
const LOOK_ALIKES: Readonly<Record<string, string>> = {
  a: 'аαᴀɑᎪａ𝐚ⓐ',
  b: 'вβʙｂ𝗯',
  c: 'сᴄⅽᏟ',
  d: 'đðԁᴅⅾ',
  e: 'еεєᴇℯ',
  f: 'ꜰғｆ',
  g: 'ɡɢｇ',
  h: 'нһʜħ',
  i: 'іιӏıɪ1l|ⅰ',
  j: 'јᴊｊ',
  k: 'кκᴋK',
  l: 'I1ł|ʟⅼ',
  m: 'мᴍΜⅿ',
  n: 'ɴŋΝｎ',
  o: 'оοσøօ0０',
  p: 'рρᴘ',
  q: 'ԛｑ',
  r: 'ʀｒ𝓻',
  s: 'ѕꜱſ',
  t: 'тτᴛŧ',
  u: 'ᴜսｕ',
  v: 'ᴠѵⅴ',
  w: 'ԝωᴡ',
  x: 'хχⅹ',
  y: 'уγʏΥ',
  z: 'ζᴢƶ',
}

/** Letters that are not look-alikes of one another. */
const APART = 'abcdefghijkmnpqrstuvwxyz2345678'

/** Characters that do not distinguish names. */
const BETWEEN = ['', ' ', '-', '_', '.', '\u200b', '\u00ad', '\u2060', '\u3164', '\u2800']

const text = fc.string({ unit: 'binary', maxLength: 40 })
const latin = fc.string({
  unit: fc.constantFrom(...Object.keys(LOOK_ALIKES), '0', '1', '2', '9'),
  minLength: 1,
  maxLength: 16,
})
const drawn = fc.stringMatching(/^[\p{L}\p{N}\p{P}\p{S}]{1,16}$/u).filter((name) => /[^\p{DI}\u2800]/u.test(name))

function expectSame(a: string, b: string) {
  expect(gameNameSkeleton(a)).toBe(gameNameSkeleton(b))
}

describe('the skeleton of a game name', () => {
  it('is its own skeleton', () => {
    fc.assert(
      fc.property(text, (name) => {
        expectSame(gameNameSkeleton(name), name)
      }),
      { numRuns: 1000 },
    )
  })

  it('is the same in every case', () => {
    fc.assert(
      fc.property(fc.oneof(text, latin), (name) => {
        expectSame(name.toUpperCase(), name)
        expectSame(name.toLowerCase(), name)
      }),
      { numRuns: 1000 },
    )
  })

  it('ignores spaces, hyphens, underscores, dots and invisible characters', () => {
    fc.assert(
      fc.property(latin, fc.array(fc.constantFrom(...BETWEEN), { minLength: 17, maxLength: 17 }), (name, between) => {
        expectSame(Array.from(name, (letter, place) => `${between[place] ?? ''}${letter}`).join(''), name)
      }),
    )
  })

  it('ignores diacritics in any encoding', () => {
    const mark = fc.integer({ min: 0x300, max: 0x33f }).map((code) => String.fromCharCode(code))
    fc.assert(
      fc.property(latin, mark, fc.nat(15), (name, added, place) => {
        const marked = name.slice(0, place + 1) + added + name.slice(place + 1)
        expectSame(marked, name)
        expectSame(marked.normalize('NFC'), name)
      }),
    )
  })

  it('is the same when a letter is replaced by a look-alike', () => {
    fc.assert(
      fc.property(latin, fc.array(fc.nat(7), { minLength: 16, maxLength: 16 }), (name, choices) => {
        const disguised = Array.from(name, (letter, place) => {
          const alikes = Array.from(LOOK_ALIKES[letter] ?? letter)
          return alikes[(choices[place] ?? 0) % alikes.length]
        }).join('')
        expectSame(disguised, name)
      }),
      { numRuns: 1000 },
    )
  })

  it('differs when a letter is not a look-alike', () => {
    const letter = fc.constantFrom(...Array.from(APART))
    fc.assert(
      fc.property(fc.array(letter, { minLength: 1, maxLength: 16 }), letter, fc.nat(15), (letters, other, at) => {
        const place = at % letters.length
        fc.pre(letters[place] !== other)
        expect(gameNameSkeleton(letters.with(place, other).join(''))).not.toBe(gameNameSkeleton(letters.join('')))
      }),
    )
  })

  it('is never empty for a visible name, and has at most 200 bytes', () => {
    fc.assert(
      fc.property(drawn, (name) => {
        expect(gameNameSkeleton(name)).not.toBe('')
      }),
      { numRuns: 1000 },
    )
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (name) => {
        const skeleton = gameNameSkeleton(name)
        expect(Buffer.byteLength(skeleton)).toBeLessThanOrEqual(200)
        expect(skeleton.isWellFormed()).toBe(true)
      }),
    )
  })

  it.each([
    ['Złoty Żubr', 'zIoty zubr'],
    ['Straße', 'STRASSE'],
    ['Smørrebrød', 'smorrebrod'],
    ['İstanbul', 'ıstanbul'],
    ['Ｆａｋｅｒ', 'faker'],
    ['Рhаntоm', 'Phantom'],
    ['ΝΑΥΣ', 'ναυς'],
    ['O0Il1', '0oiII'],
    ['ᴠᴇʏʟ', 'Veyl'],
    ['Æther', 'aether'],
  ])('is the same for %s and %s', expectSame)

  it.each(['페이커', '德玛西亚', 'がか', 'فارس', 'ตัวแทน', 'हिन्दी', '---', '...', '🐉'])(
    'leaves %s as it is',
    (name) => {
      expect(gameNameSkeleton(name)).toBe(name.normalize('NFC'))
    },
  )

  it.each([
    ['か', 'が'],
    ['페이커', '페이키'],
    ['-', '.'],
    ['Veyl', 'Veyle'],
    ['rn', 'm'],
  ])('differs for %s and %s', (one, other) => {
    expect(gameNameSkeleton(one)).not.toBe(gameNameSkeleton(other))
  })

  it.each(['', ' ', '\u200b\u3164', '\u2800 \u00ad'])('is empty for the invisible text %j', (name) => {
    expect(gameNameSkeleton(name)).toBe('')
  })
})
