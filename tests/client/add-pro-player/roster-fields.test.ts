import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type AddField,
  type FieldTexts,
  findAddProblems,
  findTransferProblems,
  type NamedPlayer,
  NO_TEAM,
  type TransferField,
} from '../../../client/features/add-pro-player/roster-fields.ts'
import { dayOf, momentOfDay } from '../../../client/features/add-pro-player/transfer-day.ts'
import { findEvidenceProblem, findNameProblem, findReasonProblem } from '../../../gateway/rosters/rules/roster-input.ts'
import { orrinIn } from './orrin.ts'

const WHOLE: FieldTexts<AddField> = {
  league: 'LVL',
  team: 'VEYL',
  role: 'MID',
  name: 'Orrin',
  region: '',
  gameName: '',
  tagLine: '',
  reason: '',
  evidence: '',
}

const problemsWith = (fields: Partial<FieldTexts<AddField>>) => findAddProblems({ ...WHOLE, ...fields })

describe('the form that adds a player', () => {
  it('can be sent without an account', () => {
    expect(findAddProblems(WHOLE)).toEqual({})
  })

  it('needs a league, a team, a role and a name, in this order', () => {
    const problems = problemsWith({ league: '', team: '', role: '', name: ' ' })
    expect(Object.entries(problems).map(([field, problem]) => [field, problem.rule])).toEqual([
      ['league', 'REQUIRED'],
      ['team', 'REQUIRED'],
      ['role', 'REQUIRED'],
      ['name', 'REQUIRED'],
    ])
  })

  it.each([
    [{ region: 'EUW' }, ['gameName', 'tagLine']],
    [{ gameName: 'Orrin' }, ['region', 'tagLine']],
    [{ tagLine: 'EUW' }, ['region', 'gameName']],
    [{ region: 'EUW', gameName: 'Orrin', tagLine: '#EUW' }, []],
  ])('requires all fields of an account once %j is filled in', (account, missing) => {
    expect(Object.keys(problemsWith(account))).toEqual(missing)
  })

  it('limits the length of both parts of a Riot ID', () => {
    const account = { region: 'EUW', gameName: 'x'.repeat(33), tagLine: 'TOOLONG' }
    expect(problemsWith(account)).toEqual({
      gameName: { rule: 'TOO_LONG', limit: 32 },
      tagLine: { rule: 'TOO_LONG', limit: 5 },
    })
  })
})

describe('the rules of the form', () => {
  const anyText = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string({ minLength: 30, maxLength: 700 }),
    fc.webUrl(),
    fc.constantFrom(
      'a/b',
      '...',
      'http://',
      'https://x y',
      'ftp://x',
      'Ł',
      '\u200b',
      'a\u{e0080}',
      'a\ufe0f',
      'a\u3164',
      'https://x.test/\u202e',
    ),
  )

  it('judge names and links as the server does', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const problems = problemsWith({ name: text, evidence: text })
        expect(problems.name?.rule).toBe(findNameProblem(text)?.rule)
        expect(problems.evidence?.rule).toBe(findEvidenceProblem(text)?.rule)
      }),
    )
  })

  it('limit the length of a reason as the server does', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const isTooLong = findReasonProblem(text)?.rule === 'TOO_LONG'
        expect(problemsWith({ reason: text }).reason?.rule === 'TOO_LONG').toBe(isTooLong)
      }),
    )
  })
})

describe('the form that transfers a player', () => {
  const TRANSFER = { player: 'Orrin', league: 'LVL', team: 'MOON', at: '', reason: '', evidence: '' }

  const problemsOf = (named: NamedPlayer, fields: Partial<FieldTexts<TransferField>> = {}) => {
    const problems = findTransferProblems({ ...TRANSFER, ...fields }, named, '2026-11-01')
    return Object.entries(problems).map(([field, { rule }]) => [field, rule])
  }

  it('needs a player, a league and a team', () => {
    expect(problemsOf(null, { player: '', league: '', team: '' })).toEqual([
      ['player', 'REQUIRED'],
      ['league', 'REQUIRED'],
      ['team', 'REQUIRED'],
    ])
  })

  it('needs a known player, and waits for the look-up', () => {
    expect(problemsOf(null)).toEqual([['player', 'UNKNOWN']])
    expect(problemsOf(undefined)).toEqual([['player', 'UNASKED']])
  })

  it('allows any change of team, but no change to the current one', () => {
    const leave = { league: NO_TEAM, team: '' }
    expect(problemsOf(orrinIn('VEYL'))).toEqual([])
    expect(problemsOf(orrinIn('MOON'))).toEqual([['team', 'UNCHANGED']])
    expect(problemsOf(orrinIn(null))).toEqual([])
    expect(problemsOf(orrinIn('VEYL'), leave)).toEqual([])
    expect(problemsOf(orrinIn(null), leave)).toEqual([['league', 'UNCHANGED']])
  })

  it('accepts any day except future ones', () => {
    expect(problemsOf(orrinIn('VEYL'), { at: '2026-11-01' })).toEqual([])
    expect(problemsOf(orrinIn('VEYL'), { at: '2025-12-31' })).toEqual([])
    expect(problemsOf(orrinIn('VEYL'), { at: '2026-11-02' })).toEqual([['at', 'INVALID']])
  })

  it('uses the present moment for today, and the start of any other day', () => {
    const today = dayOf(new Date(2026, 10, 1, 23, 59).getTime())
    expect(today).toBe('2026-11-01')
    expect([momentOfDay('', today), momentOfDay(today, today)]).toEqual([null, null])
    expect(momentOfDay('2026-10-05', today)).toBe(new Date(2026, 9, 5).toISOString())
  })
})
