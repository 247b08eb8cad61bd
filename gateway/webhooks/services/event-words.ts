import { createInstance, type TFunction } from 'i18next'
import { LOCALES, type Locale } from '../../../languages.ts'
import { readTexts } from '../../texts/read-texts.ts'

/** Files of `texts/` whose words appear in messages, and that of the messages alone. */
const SHARED = ['queues', 'tiers']
const OWN = 'on-demand/eventMessages'

export interface EventWords {
  readonly shared: TFunction
  readonly own: TFunction<'eventMessages'>
  readonly number: (value: number) => string
}

const i18n = createInstance()
void i18n.init({
  resources: Object.fromEntries(
    LOCALES.map((locale) => [
      locale,
      {
        translation: Object.fromEntries(SHARED.map((name) => [name, readTexts(locale, name)])),
        eventMessages: readTexts(locale, OWN),
      },
    ]),
  ),
  fallbackLng: false,
  initAsync: false,
  interpolation: { escapeValue: false },
})

export function eventWords(locale: Locale): EventWords {
  // By its own rules, Polish writes 1284 without a space.
  const whole = new Intl.NumberFormat(locale, { useGrouping: 'always' })
  return {
    shared: i18n.getFixedT(locale),
    own: i18n.getFixedT(locale, 'eventMessages'),
    number: (value) => whole.format(value),
  }
}
