import type { Region } from './gql/graphql.ts'

/** The regions in the order the product lists them. */
export const REGIONS = [
  'EUW',
  'EUNE',
  'NA',
  'KR',
  'BR',
  'JP',
  'LAN',
  'LAS',
  'OCE',
  'PH',
  'RU',
  'SG',
  'TH',
  'TR',
  'TW',
  'VN',
  'ME',
] as const satisfies readonly Region[]

const KEYS = {
  EUW: 'euw',
  EUNE: 'eune',
  NA: 'na',
  KR: 'kr',
  BR: 'br',
  JP: 'jp',
  LAN: 'lan',
  LAS: 'las',
  OCE: 'oce',
  PH: 'ph',
  RU: 'ru',
  SG: 'sg',
  TH: 'th',
  TR: 'tr',
  TW: 'tw',
  VN: 'vn',
  ME: 'me',
} as const satisfies { readonly [Name in Region]: Lowercase<Name> }

/** A region as addresses and translation keys write it: `euw`. */
export const regionKey = (region: Region) => KEYS[region]

/** The region named by a word in any case; null when it names none. */
export function findRegion(word: string): Region | null {
  return REGIONS.find((region) => region === word.toUpperCase()) ?? null
}
