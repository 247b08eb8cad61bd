import { createInstance, type FormatterModule, type i18n } from 'i18next'
import type en from './en.json'
import { formatOf } from './format.ts'
import { findLocale, LOCALES, type Locale } from './locale.ts'

/** Every text of one language. English says which keys there are. */
export type Messages = typeof en

/** Writes a count in a text as the language of the text writes numbers; other values are told as they are given. */
const COUNT_WRITER: FormatterModule = {
  type: 'formatter',
  init() {},
  add() {},
  addCached() {},
  format(value, _format, language, options) {
    const locale = findLocale(language)
    return options?.['interpolationkey'] === 'count' && locale !== null ? formatOf(locale).number(value) : value
  },
}

/** Translations in one language to begin with. A key without a text shows itself: no language stands in for another. */
export function createI18n(locale: Locale, messages: object): i18n {
  const instance = createInstance()
  void instance.use(COUNT_WRITER).init({
    lng: locale,
    resources: { [locale]: { translation: messages } },
    supportedLngs: LOCALES,
    fallbackLng: false,
    initAsync: false,
    interpolation: { escapeValue: false, alwaysFormat: true },
    react: { useSuspense: false },
  })
  return instance
}
