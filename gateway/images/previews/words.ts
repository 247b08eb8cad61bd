import { createInstance, type TFunction } from 'i18next'
import { LOCALES, type Locale } from '../../../languages.ts'
import { readTexts } from '../../texts/read-texts.ts'

/** Files of `texts/` whose words appear in previews, and that of the previews alone. */
const SHARED = ['champions', 'match', 'player', 'proScene', 'queues', 'tiers']
const OWN = 'on-demand/preview'

export interface PreviewWords {
  readonly shared: TFunction
  readonly own: TFunction<'preview'>
  readonly number: (value: number) => string
  /** With one digit after the decimal sign. */
  readonly percent: (share: number) => string
}

const i18n = createInstance()
void i18n.init({
  resources: Object.fromEntries(
    LOCALES.map((locale) => [
      locale,
      {
        translation: Object.fromEntries(SHARED.map((name) => [name, readTexts(locale, name)])),
        preview: readTexts(locale, OWN),
      },
    ]),
  ),
  fallbackLng: false,
  initAsync: false,
  interpolation: { escapeValue: false },
})

export function previewWords(locale: Locale): PreviewWords {
  // By its own rules, Polish writes 1284 without a space.
  const whole = new Intl.NumberFormat(locale, { useGrouping: 'always' })
  const percent = new Intl.NumberFormat(locale, {
    style: 'percent',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  })
  return {
    shared: i18n.getFixedT(locale),
    own: i18n.getFixedT(locale, 'preview'),
    number: (value) => whole.format(value),
    percent: (share) => percent.format(share),
  }
}
