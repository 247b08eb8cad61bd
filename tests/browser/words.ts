import type { TFunction } from 'i18next'
import { createI18n } from '../../client/i18n/i18n.ts'
import { THEME_NAMES, type ThemeName } from '../../client/theme/palette.ts'
import { readMessages } from '../../codegen/merged-texts.ts'
import { LOCALES, type Locale } from '../../languages.ts'

const translations = createI18n('en', readMessages('en'))
for (const locale of LOCALES) translations.addResourceBundle(locale, 'translation', readMessages(locale))

/**
 * True for `npm run test:browser`, which checks everything in both languages and themes. That takes too long for every change.
 */
export const WALKS_EVERYTHING = process.env['BROWSER_WALKS'] === 'everything'

/** Languages of journeys that hardly depend on the language. */
export const WALKED_LOCALES: readonly Locale[] = WALKS_EVERYTHING ? LOCALES : ['en']

/** Themes in which journeys check whole pages. The scenes of every page alternate between them. */
export const WALKED_THEMES: readonly ThemeName[] = WALKS_EVERYTHING ? THEME_NAMES : []

/** Returns the product's texts in a language. */
export function wordsIn(locale: Locale): TFunction {
  return translations.getFixedT(locale)
}

/** Returns a name up to its colon; the rest is different for each subject. */
export const firstWords = (name: string): string => name.split(':')[0] ?? ''
