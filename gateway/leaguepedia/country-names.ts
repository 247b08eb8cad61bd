import { isCountry } from '../rosters/rules/country.ts'
import { foldSearchText } from '../shared/fold-text.ts'

const LETTERS = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ')

const names = new Intl.DisplayNames('en', { type: 'region' })

/** Names that the wiki uses and Unicode does not. */
const OTHER_NAMES: readonly (readonly [string, string])[] = [
  ['Korea', 'KR'],
  ['Turkey', 'TR'],
  ['Czech Republic', 'CZ'],
  ['Hong Kong', 'HK'],
  ['Macau', 'MO'],
  ['Macao', 'MO'],
  ['Burma', 'MM'],
  ['England', 'GB'],
  ['Scotland', 'GB'],
  ['Wales', 'GB'],
  ['Bosnia and Herzegovina', 'BA'],
  ['Trinidad and Tobago', 'TT'],
]

const CODES: ReadonlyMap<string, string> = new Map([
  ...LETTERS.flatMap((first) => LETTERS.map((second) => first + second))
    .filter(isCountry)
    .map((code) => [foldSearchText(names.of(code) ?? code), code] as const),
  ...OTHER_NAMES.map(([name, code]) => [foldSearchText(name), code] as const),
])

/** Returns the code of ISO 3166-1 of a country's English name; null for an unknown one. */
export function findCountryCode(name: string): string | null {
  return CODES.get(foldSearchText(name)) ?? null
}
