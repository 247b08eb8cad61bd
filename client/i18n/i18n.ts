import { createInstance, type i18n } from 'i18next'
import type en from './en.json'
import { LOCALES, type Locale } from './locale.ts'

/** Every text of one language. English says which keys there are. */
export type Messages = typeof en

/** Translations in one language to begin with. A key without a text shows itself: no language stands in for another. */
export function createI18n(locale: Locale, messages: object): i18n {
  const instance = createInstance()
  void instance.init({
    lng: locale,
    resources: { [locale]: { translation: messages } },
    supportedLngs: LOCALES,
    fallbackLng: false,
    initAsync: false,
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  })
  return instance
}
