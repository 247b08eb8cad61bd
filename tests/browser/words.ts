import { LOCALES, type Locale } from '../../client/i18n/locale.ts'
import { THEME_NAMES, type ThemeName } from '../../client/theme/palette.ts'
import type { TFunction } from 'i18next'
import en from '../../client/i18n/en.json' with { type: 'json' }
import { createI18n } from '../../client/i18n/i18n.ts'
import pl from '../../client/i18n/pl.json' with { type: 'json' }

const TRANSLATIONS = { en: createI18n('en', en), pl: createI18n('pl', pl) } as const satisfies Record<Locale, unknown>

/** `npm run test:browser` walks and looks at everything in both languages and themes, which takes longer than a change can wait. */
export const WALKS_EVERYTHING = process.env['BROWSER_WALKS'] === 'everything'

/** The languages of journeys on which the words of a language have little say. */
export const WALKED_LOCALES: readonly Locale[] = WALKS_EVERYTHING ? LOCALES : ['en']

/** The themes in which journeys look at whole pages; the scenes of every page do so in any case, in both. */
export const WALKED_THEMES: readonly ThemeName[] = WALKS_EVERYTHING ? THEME_NAMES : []

/** The product's texts in a language. */
export function wordsIn(locale: Locale): TFunction {
  return TRANSLATIONS[locale].t
}

/** A name up to its colon, behind which it differs from one thing to the next. */
export const firstWords = (name: string): string => name.split(':')[0] ?? ''
