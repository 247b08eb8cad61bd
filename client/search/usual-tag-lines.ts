import type { Region } from '../gql/graphql.ts'
import { REGIONS } from '../regions.ts'

/** What an account is called behind the # on each region as long as its owner chooses nothing else. */
export const USUAL_TAG_LINES = {
  EUW: 'EUW',
  EUNE: 'EUNE',
  NA: 'NA1',
  KR: 'KR1',
  BR: 'BR1',
  JP: 'JP1',
  LAN: 'LAN',
  LAS: 'LAS',
  OCE: 'OCE',
  PH: 'PH2',
  RU: 'RU1',
  SG: 'SG2',
  TH: 'TH2',
  TR: 'TR1',
  TW: 'TW2',
  VN: 'VN2',
  ME: 'ME1',
} as const satisfies Readonly<Record<Region, string>>

/** Regions by Riot's codes that people write behind the # in place of the usual tag line. */
const BY_CODE: ReadonlyMap<string, Region> = new Map([
  ['EUW1', 'EUW'],
  ['EUN', 'EUNE'],
  ['EUN1', 'EUNE'],
  ['LA1', 'LAN'],
  ['LA2', 'LAS'],
  ['OC1', 'OCE'],
])

/** The region that a tag line points to, being its name, its code or its usual tag line; null when it points nowhere. */
export function findRegionOfTagLine(tagLine: string): Region | null {
  const word = tagLine.toUpperCase()
  return REGIONS.find((region) => word === region || word === USUAL_TAG_LINES[region]) ?? BY_CODE.get(word) ?? null
}
