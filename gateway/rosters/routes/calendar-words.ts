import { readFileSync } from 'node:fs'
import { createInstance, type TFunction } from 'i18next'
import { LOCALES, type Locale } from '../../../languages.ts'

const i18n = createInstance()
void i18n.init({
  resources: Object.fromEntries(LOCALES.map((locale) => [locale, { calendar: read(locale) }])),
  fallbackLng: false,
  initAsync: false,
  interpolation: { escapeValue: false },
})

/** Returns the texts of calendars in a language. */
export const calendarWords = (locale: Locale): TFunction<'calendar'> => i18n.getFixedT(locale, 'calendar')

function read(locale: Locale): Record<string, unknown> {
  return JSON.parse(readFileSync(new URL(`../../../texts/${locale}/separate/calendar.json`, import.meta.url), 'utf8'))
}
