import { REGIONS } from '../game/regions.ts'
import type { Region } from '../gql/graphql.ts'

/** First the default of new accounts, then other forms that owners choose or write by mistake. */
const TAG_LINES = {
  EUW: ['EUW', 'EUW1'],
  EUNE: ['EUNE', 'EUN1', 'EUN'],
  NA: ['NA1', 'NA'],
  KR: ['KR1', 'KR'],
  BR: ['BR1', 'BR'],
  JP: ['JP1', 'JP'],
  LAN: ['LAN', 'LA1'],
  LAS: ['LAS', 'LA2'],
  OCE: ['OCE', 'OC1'],
  PH: ['PH2', 'PH'],
  RU: ['RU1', 'RU'],
  SG: ['SG2', 'SG'],
  TH: ['TH2', 'TH'],
  TR: ['TR1', 'TR'],
  TW: ['TW2', 'TW'],
  VN: ['VN2', 'VN'],
  ME: ['ME1', 'ME'],
} as const satisfies Readonly<Record<Region, readonly [usual: string, other: string, ...more: string[]]>>

/** Returns the default tag line of a region's accounts. */
export const usualTagLine = (region: Region): string => TAG_LINES[region][0]

/** Returns its most common other form. */
export const otherTagLine = (region: Region): string => TAG_LINES[region][1]

/** Returns the region that a tag line points to in any of its forms; null when there is none. */
export function findRegionOfTagLine(tagLine: string): Region | null {
  const word = tagLine.toUpperCase()
  return REGIONS.find((region) => TAG_LINES[region].some((form) => form === word)) ?? null
}
