import { describe, expect, it } from 'vitest'
import { apiKeysTexts } from '../../client/features/api-keys/useApiKeysWords.ts'
import { contractChangesTexts } from '../../client/features/contract-changes/useContractChangesWords.ts'
import { developersTexts } from '../../client/features/developers/useDevelopersWords.ts'
import { followingTexts } from '../../client/following/useFollowingWords.ts'
import { LOCALES, type Locale } from '../../languages.ts'

const PLURAL = /_(?<form>one|few|many|other)$/

const flatten = (texts: object, path = ''): readonly (readonly [string, string])[] =>
  Object.entries(texts).flatMap(([key, text]: [string, unknown]) =>
    typeof text === 'object' && text !== null
      ? flatten(text, `${path}${key}.`)
      : [[`${path}${key}`, String(text)] as const],
  )

const base = (key: string) => key.replace(PLURAL, '')

const placeholders = (text = '') => [...text.matchAll(/\{\{\w+\}\}/g)].map(([whole]) => whole).toSorted()

describe.each([
  ['following', followingTexts],
  ['API keys', apiKeysTexts],
  ['the API', developersTexts],
  ['changes of the contract', contractChangesTexts],
])('the texts about %s', (_subject, textsIn) => {
  const textsOf = (locale: Locale) => new Map(flatten(textsIn(locale)))

  it.each(LOCALES)('have the same keys and values in %s as in English', (locale) => {
    const [texts, english] = [textsOf(locale), textsOf('en')]
    expect([...new Set([...texts.keys()].map(base))]).toEqual([...new Set([...english.keys()].map(base))])
    for (const [key, text] of texts) {
      const twin = english.get(key) ?? english.get(key.replace(PLURAL, '_other'))
      // A singular form may leave out its count.
      if (!key.endsWith('_one')) expect([key, ...placeholders(text)]).toEqual([key, ...placeholders(twin)])
      expect(text).not.toBe('')
    }
  })

  it.each(LOCALES)('have every plural form of %s', (locale) => {
    const counted = [...textsOf(locale).keys()].filter((key) => PLURAL.test(key))
    const forms = Map.groupBy(counted, base)
    const needed = new Intl.PluralRules(locale).resolvedOptions().pluralCategories.toSorted()
    for (const [key, written] of forms) {
      expect([key, ...written.map((each) => each.slice(key.length + 1)).toSorted()]).toEqual([key, ...needed])
    }
  })
})
