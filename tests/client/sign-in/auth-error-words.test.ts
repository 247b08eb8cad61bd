import type { TFunction } from 'i18next'
import { describe, expect, it } from 'vitest'
import { createI18n } from '../../../client/i18n/i18n.ts'
import { AUTH_ERRORS, authErrorWords } from '../../../client/sign-in/auth-error-words.ts'
import { signInTexts } from '../../../client/sign-in/useSignInWords.ts'
import { LOCALES, type Locale } from '../../../languages.ts'

const CODES = [
  'email-already-in-use',
  'invalid-credential',
  'wrong-password',
  'user-not-found',
  'too-many-requests',
  'expired-action-code',
  'invalid-action-code',
  'requires-recent-login',
  'user-token-expired',
  'user-disabled',
  'password-does-not-meet-requirements',
  'weak-password',
  'invalid-email',
  'missing-password',
  'network-request-failed',
  'multi-factor-auth-required',
  'multi-factor-info-not-found',
  'missing-multi-factor-info',
  'missing-multi-factor-session',
  'invalid-multi-factor-session',
  'second-factor-already-in-use',
  'maximum-second-factor-count-exceeded',
  'recaptcha-not-enabled',
  'missing-recaptcha-token',
  'invalid-recaptcha-token',
  'invalid-recaptcha-action',
  'missing-recaptcha-version',
  'invalid-recaptcha-version',
  'invalid-verification-code',
  'missing-verification-code',
  'invalid-verification-id',
  'missing-verification-id',
  'code-expired',
  'unauthorized-domain',
  'account-exists-with-different-credential',
  'popup-blocked',
  'popup-closed-by-user',
  'cancelled-popup-request',
  'operation-not-allowed',
  'admin-restricted-operation',
]

function wordsIn(locale: Locale): TFunction<'signIn'> {
  const i18n = createI18n(locale, {})
  i18n.addResourceBundle(locale, 'signIn', signInTexts(locale))
  return i18n.getFixedT(locale, 'signIn')
}

describe('the words for errors of the sign-in service', () => {
  it.each(LOCALES)('are a specific sentence in %s for every code that users can meet', (locale) => {
    const words = wordsIn(locale)
    for (const code of CODES) {
      const sentence = authErrorWords(words, code)
      expect([code, sentence]).toEqual([code, expect.stringMatching(/^\p{Lu}.*[.]$/u)])
      expect(sentence, code).not.toContain('errors.')
      expect(sentence, code).not.toBe(authErrorWords(words, 'no-such-code').replace('no-such-code', code))
    }
  })

  it.each(LOCALES)('contain an unknown code in %s', (locale) => {
    expect(authErrorWords(wordsIn(locale), 'no-such-code')).toContain('no-such-code')
    expect(authErrorWords(wordsIn(locale), 'constructor')).toContain('constructor')
  })

  it('do not reveal whether the address or the password was wrong', () => {
    const words = wordsIn('en')
    const answers = ['invalid-credential', 'wrong-password', 'user-not-found'].map((code) =>
      authErrorWords(words, code),
    )
    expect(new Set(answers).size).toBe(1)
  })
})

describe('the texts about signing in', () => {
  const entries = Object.fromEntries(LOCALES.map((locale) => [locale, new Map(flatten(signInTexts(locale)))]))
  const base = (key: string) => key.replace(/_(one|few|many|other)$/, '')

  it('have the same keys in every language, and none is empty', () => {
    const [of = [], ...others] = LOCALES.map((locale) => [...new Set([...(entries[locale]?.keys() ?? [])].map(base))])
    expect(of.length).toBeGreaterThan(50)
    for (const other of others) expect(other).toEqual(of)
    for (const locale of LOCALES)
      expect([...(entries[locale]?.values() ?? [])].filter((text) => text === '')).toEqual([])
  })

  it.each(LOCALES)('take the same values in %s as in English', (locale) => {
    const holes = (text = '') => [...text.matchAll(/\{\{\w+\}\}/g)].map(([hole]) => hole).toSorted()
    for (const [key, text] of entries[locale] ?? []) {
      const twin = entries['en']?.get(key) ?? entries['en']?.get(`${base(key)}_other`)
      expect([key, ...holes(text)]).toEqual([key, ...holes(twin)])
    }
  })

  it.each(LOCALES)('have every plural form that %s needs', (locale) => {
    const words = wordsIn(locale)
    for (const count of [1, 2, 5, 6, 8, 12, 22]) {
      expect(words('rules.minLength', { count })).toContain(String(count))
      expect(words('rules.maxLength', { count })).toContain(String(count))
    }
  })

  it('have no sentence for an unused error', () => {
    const meant = new Set<string>([...Object.values(AUTH_ERRORS), 'unknown'])
    expect(Object.keys(signInTexts('en').errors).filter((key) => !meant.has(key))).toEqual([])
  })
})

function flatten(texts: object, prefix = ''): [string, string][] {
  return Object.entries(texts).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[prefix + key, value]] : flatten(Object(value), `${prefix}${key}.`),
  )
}
