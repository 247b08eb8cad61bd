import { globSync, readdirSync, readFileSync } from 'node:fs'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { messagesIn } from '../../client/i18n/all-messages.ts'
import { createI18n } from '../../client/i18n/i18n.ts'
import { loadMessages } from '../../client/i18n/load-messages.ts'
import { LOCALES, type Locale } from '../../languages.ts'

const PLURAL = /(?<ordinal>_ordinal)?_(?<form>zero|one|two|few|many|other)$/

const texts = Object.fromEntries(LOCALES.map((locale) => [locale, new Map(flatten(messagesIn(locale)))]))
const keysOf = (locale: Locale) => [...(texts[locale]?.keys() ?? [])]
const base = (key: string) => key.replace(PLURAL, '')

afterEach(() => vi.unstubAllGlobals())

describe('the texts', () => {
  it.each(LOCALES)('have the same keys in %s as in English', (locale) => {
    expect([...new Set(keysOf(locale).map(base))]).toEqual([...new Set(keysOf('en').map(base))])
  })

  it.each(LOCALES)('have the same files in %s as in English', (locale) => {
    const filesOf = (folder: string) => readdirSync(`texts/${folder}`, { recursive: true }).map(String).toSorted()
    expect(filesOf(locale)).toEqual(filesOf('en'))
  })

  it.each(LOCALES)('have every plural form that %s needs, and no other', (locale) => {
    const forms = Map.groupBy(
      keysOf(locale).flatMap((key) => {
        const { ordinal, form } = PLURAL.exec(key)?.groups ?? {}
        return form === undefined ? [] : [{ of: `${base(key)}${ordinal ?? ''}`, form }]
      }),
      ({ of }) => of,
    )
    for (const [key, written] of forms) {
      const rules = new Intl.PluralRules(locale, { type: key.endsWith('_ordinal') ? 'ordinal' : 'cardinal' })
      const needed = rules.resolvedOptions().pluralCategories.toSorted()
      expect([key, ...written.map(({ form }) => form).toSorted()]).toEqual([key, ...needed])
    }
    expect(forms.size).toBeGreaterThan(0)
  })

  it.each(LOCALES)('take the same values in %s as in English', (locale) => {
    for (const [key, text] of texts[locale] ?? []) {
      const twin = texts['en']?.get(key) ?? texts['en']?.get(key.replace(/(?:zero|one|two|few|many)$/, 'other')) ?? ''
      expect([key, ...placeholders(text)]).toEqual([key, ...placeholders(twin)])
    }
  })

  it.each(LOCALES)('appear in %s once each', (locale) => {
    const files = globSync(`texts/${locale}/*.json`).map((file) => readFileSync(file, 'utf8'))
    // JSON silently keeps the last of two texts with the same key.
    expect(files.flatMap((file) => [...file.matchAll(/^ *"[^"]+": "/gm)])).toHaveLength(keysOf(locale).length)
    const groups = files.flatMap((file) => [...file.matchAll(/^ *"[^"]+": \{/gm)]).length
    expect(files.length + groups).toBe(countGroups(messagesIn(locale)))
  })

  it('are never empty', () => {
    for (const locale of LOCALES)
      expect([...(texts[locale]?.values() ?? [])].every((text) => text.trim() !== '')).toBe(true)
  })

  it.each(LOCALES)('are loaded in %s by name', async (locale) => {
    vi.stubGlobal('fetch', async (address: string) => {
      expect(address).toContain(`${locale}.json`)
      return Response.json(messagesIn(locale))
    })
    expect(await loadMessages(locale)).toEqual(messagesIn(locale))
  })

  it.each([
    ['the server has none', () => Promise.resolve(new Response('no', { status: 404 }))],
    ['the answer contains no texts', () => Promise.resolve(Response.json(null))],
    ['the connection breaks', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('name the language that could not be loaded when %s', async (_why, fetch) => {
    vi.stubGlobal('fetch', fetch)
    await expect(loadMessages('pl')).rejects.toThrow('Failed loading locale: pl')
  })

  it('choose the plural form by the language', () => {
    const { t } = createI18n('pl', messagesIn('pl'))
    expect([0, 1, 2, 5, 12, 22, 25, 1.5].map((count) => t('search.maximum', { count }))).toEqual([
      'Możesz wpisać maksymalnie 0 znaków',
      'Możesz wpisać maksymalnie 1 znak',
      'Możesz wpisać maksymalnie 2 znaki',
      'Możesz wpisać maksymalnie 5 znaków',
      'Możesz wpisać maksymalnie 12 znaków',
      'Możesz wpisać maksymalnie 22 znaki',
      'Możesz wpisać maksymalnie 25 znaków',
      'Możesz wpisać maksymalnie 1,5 znaku',
    ])
    expect([1, 2, 5, 1.5].map((count) => t('champion.gamesWord', { count }))).toEqual(['gra', 'gry', 'gier', 'gry'])
  })

  it('format counts like the language, also after a change of language', async () => {
    const i18n = createI18n('en', messagesIn('en'))
    expect(i18n.t('proPlayers.found', { count: 1284 })).toBe('1,284 players found')
    i18n.addResourceBundle('pl', 'translation', messagesIn('pl'))
    await i18n.changeLanguage('pl')
    expect(i18n.t('proPlayers.found', { count: 1284 })).toContain('1\u00a0284 ')
    // Only counts are formatted: other numbers stay as they are.
    expect(i18n.t('item.unknown', { number: 6655 })).toContain('6655')
  })

  it('are not borrowed from another language', () => {
    const { t } = createI18n('pl', {})
    expect(t('search.submit')).toBe('search.submit')
  })

  it('accept only known keys', () => {
    const { t } = createI18n('en', messagesIn('en'))
    // @ts-expect-error -- A mistyped key is a type error.
    expect(t('search.submitt')).toBe('search.submitt')
  })
})

function flatten(messages: object, prefix = ''): [string, string][] {
  return Object.entries(messages).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[prefix + key, value]] : flatten(Object(value), `${prefix}${key}.`),
  )
}

function countGroups(messages: object): number {
  const groups = Object.values(messages).filter((value) => typeof value !== 'string')
  return groups.reduce((count: number, group) => count + 1 + countGroups(Object(group)), 0)
}

const placeholders = (text: string) => [...text.matchAll(/\{\{\w+\}\}/g)].map(([name]) => name).toSorted()
