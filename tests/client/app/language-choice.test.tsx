import { FluentProvider } from '@fluentui/react-components'
import { renderToStaticMarkup } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { describe, expect, it } from 'vitest'
import { LanguageChoice } from '../../../client/app/LanguageChoice.tsx'
import { messagesIn } from '../../../client/i18n/all-messages.ts'
import { toContractLocale } from '../../../client/i18n/contract-locale.ts'
import { createI18n } from '../../../client/i18n/i18n.ts'
import { LANGUAGES, LOCALES } from '../../../languages.ts'

describe('the choice of the language', () => {
  it.each(LOCALES)('lists every language by its own name in %s, and marks the present one', (locale) => {
    const html = renderToStaticMarkup(
      <FluentProvider>
        <I18nextProvider i18n={createI18n(locale, messagesIn(locale))}>
          <LanguageChoice />
        </I18nextProvider>
      </FluentProvider>,
    )
    const buttons = Array.from(
      html.matchAll(/<button([^>]*)>(.*?)<\/button>/g),
      ([, attributes = '', content = '']) => ({
        lang: /lang="(\w+)"/.exec(attributes)?.[1],
        pressed: attributes.includes('aria-pressed="true"'),
        name: content.replaceAll(/<[^>]*>/g, ''),
      }),
    )
    expect(buttons).toEqual(LANGUAGES.map(({ code, name }) => ({ lang: code, pressed: code === locale, name })))
  })
})

describe('the table of languages', () => {
  it.each(LANGUAGES)('has valid tags, a name and a language of the contract for $code', (language) => {
    const { code, name, openGraph, dataDragon } = language
    expect(Intl.PluralRules.supportedLocalesOf(code)).toEqual([code])
    expect(name).toMatch(/^\p{Lu}/u)
    for (const tag of [openGraph, dataDragon]) expect(new Intl.Locale(tag.replace('_', '-')).language).toBe(code)
    expect(toContractLocale(code)).toBe(code.toUpperCase())
  })
})
