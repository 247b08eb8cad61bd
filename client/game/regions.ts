import type { Region } from '../gql/graphql.ts'

/** All regions, in display order. */
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

/** Returns the key of a region in addresses and translation keys: `euw`. */
export const regionKey = (region: Region) => KEYS[region]

/** Finds a region by its name in any case; null when there is no such region. */
export function findRegion(word: string): Region | null {
  return REGIONS.find((region) => region === word.toUpperCase()) ?? null
}
