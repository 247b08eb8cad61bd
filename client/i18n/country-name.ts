import type { Locale } from '../../languages.ts'

/** Returns the name of a country by its code in ISO 3166-1 alpha-2; the code itself where the browser knows no name. */
export function countryName(code: string, locale: Locale): string {
  return new Intl.DisplayNames(locale, { type: 'region' }).of(code) ?? code
}
