import type { Locale } from '../../../languages.ts'

/** The day comes before the month, as in Polish: it reads better between two days. */
const ENGLISH = 'en-GB'

/** Returns two days in words, such as `3–28 October 2026`, and one day when they are the same. Both are such as `2026-10-03`. */
export function formatDays(first: string, last: string, locale: Locale): string {
  const format = new Intl.DateTimeFormat(locale === 'en' ? ENGLISH : locale, { dateStyle: 'long', timeZone: 'UTC' })
  const words = format.formatRange(new Date(first), new Date(last)).replaceAll(/\s/gu, ' ')
  // Versions of Unicode's data differ in the blanks around the dash: those of the server and of a browser, too.
  return words.replace(/^(\d+) ?– ?(?=\d)/u, '$1–')
}
