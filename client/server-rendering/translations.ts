import type { i18n } from 'i18next'
import { LOCALES, type Locale } from '../../languages.ts'
import { messagesIn } from '../i18n/all-messages.ts'
import { createI18n } from '../i18n/i18n.ts'

const translations = new Map(LOCALES.map((locale) => [locale, createI18n(locale, messagesIn(locale))]))

/** Returns the texts of a language, shared by all pages that this server renders. */
export function translationsIn(locale: Locale): i18n {
  const found = translations.get(locale)
  if (found === undefined) throw new RangeError(`There are no texts for the language ${locale}.`)
  return found
}
