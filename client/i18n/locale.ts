/** Supported languages. */
export const LOCALES = ['en', 'pl'] as const

export type Locale = (typeof LOCALES)[number]

/** Finds the locale of an external word, such as a cookie's value; null when there is none. */
export function findLocale(word: string | undefined): Locale | null {
  return LOCALES.find((locale) => locale === word) ?? null
}
