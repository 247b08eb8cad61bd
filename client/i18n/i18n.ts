import { createInstance, type FormatterModule, type i18n } from 'i18next'
import { findLocale, LOCALES, type Locale } from '../../languages.ts'
import { formatOf } from './format.ts'
import type en from './messages/en.json'

/** The English file defines the keys. */
export type Messages = typeof en

/** Counts have the number format of the text's language; other values stay unchanged. */
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

/** A key without a text is shown as it is: there is no fallback language. */
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
