import { expect, it } from 'vitest'
import en from '../../../client/following/texts/en.json' with { type: 'json' }
import pl from '../../../client/following/texts/pl.json' with { type: 'json' }

const PLURAL = /_(?<form>one|few|many|other)$/

const flatten = (texts: object, path = ''): readonly (readonly [string, string])[] =>
  Object.entries(texts).flatMap(([key, text]: [string, unknown]) =>
    typeof text === 'object' && text !== null
      ? flatten(text, `${path}${key}.`)
      : [[`${path}${key}`, String(text)] as const],
  )

const TEXTS = { en: new Map(flatten(en)), pl: new Map(flatten(pl)) }

const base = (key: string) => key.replace(PLURAL, '')

const placeholders = (text = '') => [...text.matchAll(/\{\{\w+\}\}/g)].map(([whole]) => whole).toSorted()

it('the texts about following have the same keys and values in every language', () => {
  expect([...new Set([...TEXTS.pl.keys()].map(base))]).toEqual([...new Set([...TEXTS.en.keys()].map(base))])
  for (const [key, text] of TEXTS.pl) {
    const twin = TEXTS.en.get(key) ?? TEXTS.en.get(key.replace(PLURAL, '_other'))
    // A singular form may leave out its count.
    if (!key.endsWith('_one')) expect([key, ...placeholders(text)]).toEqual([key, ...placeholders(twin)])
    expect(text).not.toBe('')
  }
})

it.each(['en', 'pl'] as const)('the texts about following have every plural form of %s', (locale) => {
  const counted = [...TEXTS[locale].keys()].filter((key) => PLURAL.test(key))
  const forms = Map.groupBy(counted, base)
  expect(forms.size).toBeGreaterThan(0)
  const needed = new Intl.PluralRules(locale).resolvedOptions().pluralCategories.toSorted()
  for (const [key, written] of forms) {
    expect([key, ...written.map((each) => each.slice(key.length + 1)).toSorted()]).toEqual([key, ...needed])
  }
})
