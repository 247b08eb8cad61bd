import type { Format } from '../../../i18n/format.ts'

/** Formats wins and losses, such as `3–2`; a dash without games. */
export function recordWords(record: { readonly wins: number; readonly games: number } | null, format: Format): string {
  if (record === null) return '–'
  return `${format.number(record.wins)}–${format.number(record.games - record.wins)}`
}
