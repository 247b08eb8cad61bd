import { LOCALES, type Locale } from '../../../languages.ts'
import type { LocalText } from '../../shared/local-text.ts'

export type LocalTexts = { readonly [locale in Locale]?: string }

/** A name by language. English is always present. */
export type LocalNames = LocalTexts & { readonly en: string }

/** Falls back to English. */
export function nameIn(locale: Locale, names: LocalNames): LocalText {
  return findTextIn(locale, names) ?? { text: names.en, locale: 'en' }
}

/** Falls back to English; null without an English text. */
export function findTextIn(locale: Locale, texts: LocalTexts): LocalText | null {
  const text = texts[locale]
  if (text !== undefined) return { text, locale }
  return texts.en === undefined ? null : { text: texts.en, locale: 'en' }
}

export function textsIn(findText: (locale: Locale) => string | null | undefined): LocalTexts {
  return Object.fromEntries(
    LOCALES.flatMap((locale) => {
      const text = findText(locale)
      return text === null || text === undefined ? [] : [[locale, text]]
    }),
  )
}
