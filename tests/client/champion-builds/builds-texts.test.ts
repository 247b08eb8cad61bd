import { describe, expect, it } from 'vitest'
import { buildsTexts } from '../../../client/builds/useBuildsWords.ts'
import { LOCALES, type Locale } from '../../../languages.ts'

const PLURAL = /_(?<form>zero|one|two|few|many|other)$/

const textsOf = (locale: Locale) => flatten(buildsTexts(locale))
const baseOf = (key: string) => key.replace(PLURAL, '')

describe('the texts about builds', () => {
  it.each(LOCALES)('have the same keys in %s as in English', (locale) => {
    const keysOf = (of: Locale) => [...new Set(textsOf(of).map(([key]) => baseOf(key)))]
    expect(keysOf(locale)).toEqual(keysOf('en'))
  })

  it.each(LOCALES)('have every plural form that %s needs, and no other', (locale) => {
    const needed = new Intl.PluralRules(locale).resolvedOptions().pluralCategories.toSorted()
    const forms = Map.groupBy(
      textsOf(locale).filter(([key]) => PLURAL.test(key)),
      ([key]) => baseOf(key),
    )
    expect(forms.size).toBeGreaterThan(0)
    for (const written of forms.values()) {
      expect(written.map(([key]) => PLURAL.exec(key)?.groups?.['form'] ?? '').toSorted()).toEqual(needed)
    }
  })

  it.each(LOCALES)('take the same values in %s as in English', (locale) => {
    const english = new Map(textsOf('en'))
    for (const [key, text] of textsOf(locale)) {
      const twin = english.get(key) ?? english.get(`${baseOf(key)}_other`) ?? ''
      expect([key, ...placeholders(text)]).toEqual([key, ...placeholders(twin)])
    }
  })
})

function flatten(texts: object, prefix = ''): [string, string][] {
  return Object.entries(texts).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[prefix + key, value]] : flatten(Object(value), `${prefix}${key}.`),
  )
}

const placeholders = (text: string) => [...text.matchAll(/\{\{\w+\}\}/g)].map(([name]) => name).toSorted()
