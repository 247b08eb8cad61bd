import { createInstance, type TFunction } from 'i18next'
import { LOCALES, type Locale } from '../../../languages.ts'
import { readTexts } from '../../texts/read-texts.ts'

const i18n = createInstance()
void i18n.init({
  resources: Object.fromEntries(
    LOCALES.map((locale) => [locale, { calendar: readTexts(locale, 'on-demand/calendar') }]),
  ),
  fallbackLng: false,
  initAsync: false,
  interpolation: { escapeValue: false },
})

/** Returns the texts of calendars in a language. */
export const calendarWords = (locale: Locale): TFunction<'calendar'> => i18n.getFixedT(locale, 'calendar')
