import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { INVISIBLE_MARKS } from '../../../client/paths.ts'
import {
  editAccountSearch,
  findPastedRiotId,
  trimRiotId,
  validateAccountSearch,
} from '../../../client/search/account-search-form.ts'

const REQUIRED = { rule: 'required' } as const
const NAME_TOO_LONG = { rule: 'maximum', count: 16 } as const
const TOO_LONG = { rule: 'maximum', count: 5 } as const

describe('an account search', () => {
  it.each([
    ['an empty game name alone', { gameName: '', tagLine: '' }, { gameName: REQUIRED }],
    ['an empty game name before a long tag line', { gameName: '', tagLine: '123456' }, { gameName: REQUIRED }],
    ['a game name of blanks', { gameName: '  ', tagLine: 'KR1' }, { gameName: REQUIRED }],
    ['a game name of 17 characters', { gameName: 'Seventeen Letters', tagLine: 'KR1' }, { gameName: NAME_TOO_LONG }],
    [
      'a long game name before an empty tag line',
      { gameName: '숨'.repeat(17), tagLine: '' },
      { gameName: NAME_TOO_LONG },
    ],
    ['an empty tag line', { gameName: 'Veyl', tagLine: '' }, { tagLine: REQUIRED }],
    ['a tag line of six characters', { gameName: 'Veyl', tagLine: '123456' }, { tagLine: TOO_LONG }],
  ])('is rejected for %s', (_fault, fields, errors) => {
    expect(validateAccountSearch(fields)).toEqual(errors)
  })

  it.each([
    { gameName: 'Veyl', tagLine: 'KR1' },
    { gameName: 'V', tagLine: '12345' },
    { gameName: 'Veyl', tagLine: ' 12345 ' },
    { gameName: '숨', tagLine: '🐉🐉🐉🐉🐉' },
    { gameName: ' Sixteen  Letters ', tagLine: 'KR1' },
    // Each é is two characters until it is normalized.
    { gameName: 'e\u0301'.repeat(16), tagLine: 'KR1' },
    { gameName: 'Seventeen Signs#KR1', tagLine: '' },
  ])('for $gameName #$tagLine can be sent', (fields) => {
    expect(validateAccountSearch(fields)).toEqual({})
  })

  it('is sent with trimmed parts', () => {
    expect(trimRiotId({ gameName: ' Ala ma kota ', tagLine: ' EUW\t' })).toEqual({
      gameName: 'Ala ma kota',
      tagLine: 'EUW',
    })
  })
})

describe('the errors of an account search', () => {
  const empty = { gameName: '', tagLine: '' }

  it('disappear when an empty game name is filled in', () => {
    const form = { fields: empty, errors: { gameName: REQUIRED } }
    expect(editAccountSearch(form, { gameName: 'V' }).errors).toEqual({})
  })

  it('disappear when the other empty field is filled in', () => {
    const form = { fields: empty, errors: { gameName: REQUIRED } }
    expect(editAccountSearch(form, { tagLine: 'K' }).errors).toEqual({})
  })

  it('stay while a filled field is edited and another is still empty', () => {
    const form = { fields: { gameName: 'Vey', tagLine: '' }, errors: { tagLine: REQUIRED } }
    expect(editAccountSearch(form, { gameName: 'Veyl' })).toEqual({
      fields: { gameName: 'Veyl', tagLine: '' },
      errors: { tagLine: REQUIRED },
    })
  })

  it('stay while the tag line is too long and disappear when it fits', () => {
    const form = { fields: { gameName: 'Veyl', tagLine: '1234567' }, errors: { tagLine: TOO_LONG } }
    const shorter = editAccountSearch(form, { tagLine: '123456' })
    expect(shorter.errors).toEqual({ tagLine: TOO_LONG })
    expect(editAccountSearch(shorter, { tagLine: '12345' }).errors).toEqual({})
  })

  it('stay while the game name is too long and disappear when it fits', () => {
    const form = { fields: { gameName: 'Nineteen Characters', tagLine: 'KR1' }, errors: { gameName: NAME_TOO_LONG } }
    const shorter = editAccountSearch(form, { gameName: 'Nineteen Characte' })
    expect(shorter.errors).toEqual({ gameName: NAME_TOO_LONG })
    expect(editAccountSearch(shorter, { gameName: 'Nineteen Charact' }).errors).toEqual({})
  })
})

describe('a pasted text', () => {
  it('fills both fields when it is a Riot ID', () => {
    const part = fc
      .string({ unit: 'grapheme', minLength: 1 })
      .map((text) => text.replaceAll(INVISIBLE_MARKS, '').replaceAll('#', '').trim())
      .filter(Boolean)
    fc.assert(
      fc.property(part, part, (gameName, tagLine) => {
        expect(findPastedRiotId(` ${gameName} #${tagLine}\n`)).toEqual({ gameName, tagLine })
      }),
    )
  })

  it('loses the direction marks that the game inserts', () => {
    expect(findPastedRiotId('\u2066Veyl\u2069\u2066 #KR1\u2069')).toEqual({ gameName: 'Veyl', tagLine: 'KR1' })
  })

  it.each(['Veyl', '#KR1', 'Veyl#', '#', ''])('is left alone when it is %j', (text) => {
    expect(findPastedRiotId(text)).toBeNull()
  })
})

describe('a tag line that was typed with its #', () => {
  it('is looked up and measured without it', () => {
    expect(trimRiotId({ gameName: ' Yoran ', tagLine: ' #KR1' })).toEqual({ gameName: 'Yoran', tagLine: 'KR1' })
    expect(validateAccountSearch({ gameName: 'Yoran', tagLine: '#12345' })).toEqual({})
    expect(validateAccountSearch({ gameName: 'Yoran', tagLine: '\u2066#12345\u2069\u200b' })).toEqual({})
    expect(validateAccountSearch({ gameName: 'Yoran', tagLine: '#123456' })).toEqual({ tagLine: TOO_LONG })
    expect(validateAccountSearch({ gameName: 'Yoran', tagLine: '#' })).toEqual({ tagLine: { rule: 'required' } })
  })

  it.each([
    { gameName: 'Yoran', tagLine: '##KR1' },
    { gameName: 'Yoran', tagLine: '\u200b# KR1\ufeff' },
    { gameName: 'Yoran #', tagLine: 'KR1' },
    { gameName: 'Yoran\u2069#', tagLine: '#KR1' },
    { gameName: 'Yoran##KR1', tagLine: '' },
  ])('has any number of # removed in %j', (fields) => {
    expect(trimRiotId(fields)).toEqual({ gameName: 'Yoran', tagLine: 'KR1' })
  })

  it('is taken from the game name when the tag line is empty', () => {
    expect(validateAccountSearch({ gameName: 'yoran#KR1', tagLine: '' })).toEqual({})
    expect(trimRiotId({ gameName: 'yoran#KR1', tagLine: '' })).toEqual({ gameName: 'yoran', tagLine: 'KR1' })
  })
})
