import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  accountRouteOf,
  InvalidRegion,
  matchRouteOf,
  OPEN_PLATFORMS,
  parsePlatform,
  parsePlatformRegion,
  parseRegion,
  PLATFORM_CODES,
  platformOf,
  REGIONS,
  regionOf,
} from '../../gateway/shared/region.ts'

const TABLE = [
  ['EUW1', 'EUW', 'europe', 'europe'],
  ['EUN1', 'EUNE', 'europe', 'europe'],
  ['NA1', 'NA', 'americas', 'americas'],
  ['KR', 'KR', 'asia', 'asia'],
  ['BR1', 'BR', 'americas', 'americas'],
  ['JP1', 'JP', 'asia', 'asia'],
  ['LA1', 'LAN', 'americas', 'americas'],
  ['LA2', 'LAS', 'americas', 'americas'],
  ['OC1', 'OCE', 'sea', 'asia'],
  ['PH2', 'PH', 'sea', 'asia'],
  ['RU', 'RU', 'europe', 'europe'],
  ['SG2', 'SG', 'sea', 'asia'],
  ['TH2', 'TH', 'sea', 'asia'],
  ['TR1', 'TR', 'europe', 'europe'],
  ['TW2', 'TW', 'sea', 'asia'],
  ['VN2', 'VN', 'sea', 'asia'],
  ['ME1', 'ME', 'europe', 'europe'],
] as const

describe('the regions', () => {
  it('are the seventeen of the table, in its order', () => {
    expect(REGIONS).toEqual(TABLE.map(([, region]) => region))
    expect(PLATFORM_CODES).toEqual(TABLE.map(([platform]) => platform))
  })

  it.each(TABLE)('%s is %s, with its matches in %s and its accounts in %s', (platform, region, matches, accounts) => {
    expect(parsePlatformRegion(platform)).toBe(region)
    expect(regionOf(platform)).toBe(region)
    expect(matchRouteOf(platform)).toBe(matches)
    expect(accountRouteOf(platform)).toBe(accounts)
  })

  it.each(TABLE)('%s and %s are parsed in any case', (platform, region) => {
    expect(parsePlatform(platform.toLowerCase())).toBe(platform)
    expect(parseRegion(region.toLowerCase())).toBe(region)
  })

  it('are each served by their own platform, except the two closed ones', () => {
    const moved = TABLE.filter(([platform, region]) => platformOf(region) !== platform)
    expect(moved.map(([, region]) => region)).toEqual(['PH', 'TH'])
    expect(OPEN_PLATFORMS).toEqual(PLATFORM_CODES.filter((platform) => platform !== 'PH2' && platform !== 'TH2'))
  })

  it.each(['PH', 'TH'] as const)('%s is served by SG2 and returned as SG', (region) => {
    expect(platformOf(region)).toBe('SG2')
    expect(regionOf(platformOf(region))).toBe('SG')
  })
})

describe('an unknown code', () => {
  it.each(['', 'EUW2', 'EU', ' EUW1', 'constructor', '__proto__', 'toString'])('%j is named in the error', (code) => {
    for (const parse of [parsePlatform, parsePlatformRegion, parseRegion]) {
      expect(() => parse(code)).toThrow(new InvalidRegion(code))
    }
    expect(new InvalidRegion(code).message).toBe(`Invalid region: ${code}`)
  })

  it('is any text outside the table', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 5 }), (code) => {
        fc.pre(!PLATFORM_CODES.some((platform) => platform === code.toUpperCase()))
        expect(() => parsePlatformRegion(code)).toThrow(`Invalid region: ${code}`)
      }),
    )
  })
})
