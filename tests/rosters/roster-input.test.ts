import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { proSlugOf } from '../../gateway/rosters/rules/pro-scene.ts'
import { playerIdsFor } from '../../gateway/rosters/rules/roster-edit.ts'
import {
  findEvidenceProblem,
  findIdempotencyKeyProblem,
  findNameProblem,
  findReasonProblem,
  findTeamProblem,
  toNote,
} from '../../gateway/rosters/rules/roster-input.ts'
import { toTitle } from '../../gateway/shared/written-text.ts'
import { checkId } from '../../gateway/store/document-checks.ts'
import { completed } from '../support/rosters.ts'

describe('the name of a player', () => {
  it.each(['Lumen', ' Bra  ku ', 'Ž', '7', '名前', '_a_', '__proto__', '.5', 'a❤️', 'x'.repeat(40), '𝐀'.repeat(40)])(
    'can be %j',
    (name) => expect(findNameProblem(name)).toBeNull(),
  )

  it.each([
    ['', 'REQUIRED'],
    [' \t ', 'REQUIRED'],
    ['x'.repeat(41), 'TOO_LONG'],
    ['..', 'INVALID'],
    ['a/b', 'INVALID'],
    ['a\u0000b', 'INVALID'],
    ['a\u200bb', 'INVALID'],
    ['\u202eabc', 'INVALID'],
    ['\u3164', 'INVALID'],
    ['a\uffff', 'INVALID'],
    ['a\ud800', 'INVALID'],
    ['🙂', 'INVALID'],
  ])("can't be %j: %s", (name, rule) => {
    expect(findNameProblem(name)).toMatchObject({ field: 'name', rule, limit: rule === 'TOO_LONG' ? 40 : null })
  })

  it('is trimmed, with single spaces inside', () => {
    expect(toTitle('  Bra \u00a0 ku ')).toBe('Bra ku')
  })

  it('always gives valid document ids', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('_', '.', 'a', ' ', 'İ', 'ß', '𝐀'), minLength: 1 }), (text) => {
        fc.pre(findNameProblem(text) === null)
        const ids = playerIdsFor(proSlugOf(toTitle(text)))
        const first = ids.next().value
        expect(() => checkId(first)).not.toThrow()
        expect([ids.next().value, ids.next().value]).toEqual([`${first}-2`, `${first}-3`])
      }),
    )
  })
})

describe('the reason of a change', () => {
  it.each([null, '', 'Signed for a year.\nSee below.', 'x'.repeat(280), ' '.repeat(500)])('can be %j', (reason) => {
    expect(findReasonProblem(reason)).toBeNull()
  })

  it.each([
    ['x'.repeat(281), 'TOO_LONG'],
    ['a\u0007', 'INVALID'],
    ['a\udc00', 'INVALID'],
    ['a\uffff', 'INVALID'],
  ])("can't be %j", (reason, rule) => {
    expect(findReasonProblem(reason)).toMatchObject({ field: 'reason', rule })
  })

  it('is null when it is blank', () => {
    expect([toNote(null), toNote(' \n'), toNote(' a ')]).toEqual([null, null, 'a'])
  })
})

describe('the evidence of a change', () => {
  it.each([null, '', ' https://news.test/a?b=c#d ', 'HTTP://news.test', 'https://ž.test/ü'])('can be %j', (address) => {
    expect(findEvidenceProblem(address)).toBeNull()
  })

  it.each([
    ['javascript:alert(1)', 'INVALID'],
    ['https:news.test', 'INVALID'],
    ['https://', 'INVALID'],
    ['news.test', 'INVALID'],
    ['https://a.test/ b', 'INVALID'],
    ['https://a.test/\ud800', 'INVALID'],
    ['https://a.test/\u0001', 'INVALID'],
    ['https://a.test/\u202etxt', 'INVALID'],
    [`https://a.test/${'x'.repeat(500)}`, 'TOO_LONG'],
  ])("can't be %j", (address, rule) => {
    expect(findEvidenceProblem(address)).toMatchObject({ field: 'evidence', rule })
  })
})

it('an idempotency key has 8 to 128 printable ASCII characters', () => {
  const good = [null, 'eight-ch', '~'.repeat(128), '0f8fad5b-d9cb-469f-a165-70867728950e']
  expect(good.map(findIdempotencyKeyProblem)).toEqual(good.map(() => null))
  const bad = ['', 'seven-c', 'sieben-ä', 'with\nline', 'x'.repeat(129)]
  expect(bad.map((key) => findIdempotencyKeyProblem(key)?.rule)).toEqual([
    'INVALID',
    'INVALID',
    'INVALID',
    'INVALID',
    'TOO_LONG',
  ])
})

it('a named team must exist', () => {
  const { teams } = completed({ teams: [{ code: 'ONE', name: 'One', league: 'LGE', position: 0 }] })
  const team = teams[0] ?? null
  expect(findTeamProblem('toTeam', 'one', team)).toBeNull()
  expect(findTeamProblem('toTeam', null, null)).toBeNull()
  expect(findTeamProblem('toTeam', ' ', null)).toMatchObject({ field: 'toTeam', rule: 'REQUIRED' })
  expect(findTeamProblem('toTeam', 'NIL', null)).toMatchObject({ field: 'toTeam', rule: 'UNKNOWN' })
})
