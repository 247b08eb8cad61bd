import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isAllowed, LEAST_POLICY, rulesFor } from '../../../client/sign-in/password-rules.ts'
import type { PasswordPolicy } from '../../../client/sign-in/session.ts'

const STRICT: PasswordPolicy = {
  enforced: true,
  minLength: 8,
  maxLength: 12,
  lowercase: true,
  uppercase: true,
  digit: true,
  symbol: true,
  symbols: '!?^$',
}

const metBy = (password: string, policy = STRICT) =>
  rulesFor(policy, password).flatMap(({ kind, met }) => (met ? [kind] : []))

describe('the rules of a password', () => {
  it('are met one by one while it is typed', () => {
    expect(metBy('')).toEqual(['maxLength'])
    expect(metBy('a')).toEqual(['maxLength', 'lowercase'])
    expect(metBy('aB')).toEqual(['maxLength', 'lowercase', 'uppercase'])
    expect(metBy('aB3')).toEqual(['maxLength', 'lowercase', 'uppercase', 'digit'])
    expect(metBy('aB3?')).toEqual(['maxLength', 'lowercase', 'uppercase', 'digit', 'symbol'])
    expect(metBy('aB3?aB3?')).toHaveLength(6)
    expect(metBy('aB3?aB3?aB3?!')).not.toContain('maxLength')
  })

  it('accept only ASCII letters and digits, and the symbols of the project', () => {
    expect(metBy('żŻ٣*')).toEqual(['maxLength'])
  })

  it('are only a length when the project requires no more', () => {
    expect(rulesFor(LEAST_POLICY, 'abcde')).toEqual([{ kind: 'minLength', length: 6, met: false }])
    expect(isAllowed(LEAST_POLICY, 'abcdef')).toBe(true)
  })

  it('block a password exactly when one of them is broken', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('a', 'B', '3', '?', 'ż'), maxLength: 14 }), (password) => {
        expect(isAllowed(STRICT, password)).toBe(metBy(password).length === 6)
      }),
    )
  })

  it('block only what every project refuses when the policy is not enforced', () => {
    const advice = { ...STRICT, enforced: false }
    expect(isAllowed(advice, 'abcde')).toBe(false)
    expect(isAllowed(advice, 'abcdef')).toBe(true)
  })
})
