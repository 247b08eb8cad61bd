import type { Region } from '../gql/graphql.ts'
import { REGIONS } from '../regions.ts'

/**
 * What stands behind the # on each region: first what an account gets as long as its owner chooses nothing else, then the
 * other forms of it that are chosen, or written by mistake.
 */
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

/** What an account is called behind the # on a region as long as its owner chooses nothing else. */
export const usualTagLine = (region: Region): string => TAG_LINES[region][0]

/** The other form of it that is met most. */
export const otherTagLine = (region: Region): string => TAG_LINES[region][1]

/** The region that a tag line points to in any of its forms; null when it points nowhere. */
export function findRegionOfTagLine(tagLine: string): Region | null {
  const word = tagLine.toUpperCase()
  return REGIONS.find((region) => TAG_LINES[region].some((form) => form === word)) ?? null
}
