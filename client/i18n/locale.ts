/** The languages the product speaks. */
export const LOCALES = ['en', 'pl'] as const

export type Locale = (typeof LOCALES)[number]

/** The locale named by a word from outside, such as a cookie's; null when it names none. */
export function findLocale(word: string | undefined): Locale | null {
  return LOCALES.find((locale) => locale === word) ?? null
}
