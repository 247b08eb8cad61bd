import { globSync, readFileSync } from 'node:fs'
import { LOCALES, type Locale } from '../languages.ts'

/** A set of code points. */
export type Letters = ReadonlySet<number>

/** What every page may show: letters and signs of ASCII, and the spaces and signs by which `Intl` formats numbers and dates. */
const ALWAYS = [...codePoints(0x20, 0x7e), 0xa0, 0x2009, 0x202f, 0x2011, 0x2013, 0x2019, 0x2212]

/** Returns the letters and signs that pages in any language show before they have data, such as `·`. */
export function commonLetters(): Letters {
  return new Set([...ALWAYS, ...lettersOf('client/**/*.{ts,tsx}', ['client/gql/**', 'client/i18n/messages/**'])])
}

/** Returns the letters of the texts in each language. */
export function lettersByLocale(): ReadonlyMap<Locale, Letters> {
  return new Map(LOCALES.map((locale) => [locale, lettersOf(`texts/${locale}/**/*.json`, [])]))
}

function lettersOf(files: string, exclude: readonly string[]): Letters {
  const texts = globSync(files, { exclude }).map((file) => readFileSync(file, 'utf8'))
  return new Set(Array.from(texts.join(''), (letter) => letter.codePointAt(0) ?? 0))
}

/** Returns the letters that are in both sets. */
export const lettersIn = (letters: Letters, others: Letters): Letters =>
  new Set([...letters].filter((letter) => others.has(letter)))

/** Returns the letters that are in the first set alone. */
export const lettersOutside = (letters: Letters, others: Letters): Letters =>
  new Set([...letters].filter((letter) => !others.has(letter)))

/** Parses a value of `unicode-range`, such as `U+0-7F, U+131`. */
export function parseRange(range: string): Letters {
  const parts = Array.from(range.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/gi), ([, from = '', to = from]) =>
    codePoints(Number.parseInt(from, 16), Number.parseInt(to, 16)),
  )
  return new Set(parts.flat())
}

/** Formats code points as a value of `unicode-range`. */
export function toRange(letters: Letters): string {
  const runs: [from: number, to: number][] = []
  for (const letter of [...letters].toSorted((a, b) => a - b)) {
    const last = runs.at(-1)
    if (last?.[1] === letter - 1) last[1] = letter
    else runs.push([letter, letter])
  }
  return runs.map(([from, to]) => `U+${hex(from)}${to === from ? '' : `-${hex(to)}`}`).join(',')
}

const hex = (letter: number) => letter.toString(16).toUpperCase()

function codePoints(from: number, to: number): readonly number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index)
}
