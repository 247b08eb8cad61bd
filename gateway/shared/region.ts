/** In the order in which the product lists them. */
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
] as const

export type Region = (typeof REGIONS)[number]

/** Every platform code, open and closed. */
export const PLATFORM_CODES = [
  'EUW1',
  'EUN1',
  'NA1',
  'KR',
  'BR1',
  'JP1',
  'LA1',
  'LA2',
  'OC1',
  'PH2',
  'RU',
  'SG2',
  'TH2',
  'TR1',
  'TW2',
  'VN2',
  'ME1',
] as const

/** Riot's routing code of a server. */
export type Platform = (typeof PLATFORM_CODES)[number]

/** Routing value of match-v5. */
export type MatchRoute = 'americas' | 'asia' | 'europe' | 'sea'

/** Routing value of account-v1, which has no `sea`. */
export type AccountRoute = 'americas' | 'asia' | 'europe'

interface PlatformFacts {
  readonly region: Region
  readonly matchRoute: MatchRoute
  readonly accountRoute: AccountRoute
  /** Platform that took over the accounts when this one closed. */
  readonly mergedInto?: Platform
}

const PLATFORMS: Readonly<Record<Platform, PlatformFacts>> = {
  EUW1: { region: 'EUW', matchRoute: 'europe', accountRoute: 'europe' },
  EUN1: { region: 'EUNE', matchRoute: 'europe', accountRoute: 'europe' },
  NA1: { region: 'NA', matchRoute: 'americas', accountRoute: 'americas' },
  KR: { region: 'KR', matchRoute: 'asia', accountRoute: 'asia' },
  BR1: { region: 'BR', matchRoute: 'americas', accountRoute: 'americas' },
  JP1: { region: 'JP', matchRoute: 'asia', accountRoute: 'asia' },
  LA1: { region: 'LAN', matchRoute: 'americas', accountRoute: 'americas' },
  LA2: { region: 'LAS', matchRoute: 'americas', accountRoute: 'americas' },
  OC1: { region: 'OCE', matchRoute: 'sea', accountRoute: 'asia' },
  PH2: { region: 'PH', matchRoute: 'sea', accountRoute: 'asia', mergedInto: 'SG2' },
  RU: { region: 'RU', matchRoute: 'europe', accountRoute: 'europe' },
  SG2: { region: 'SG', matchRoute: 'sea', accountRoute: 'asia' },
  TH2: { region: 'TH', matchRoute: 'sea', accountRoute: 'asia', mergedInto: 'SG2' },
  TR1: { region: 'TR', matchRoute: 'europe', accountRoute: 'europe' },
  TW2: { region: 'TW', matchRoute: 'sea', accountRoute: 'asia' },
  VN2: { region: 'VN', matchRoute: 'sea', accountRoute: 'asia' },
  ME1: { region: 'ME', matchRoute: 'europe', accountRoute: 'europe' },
}

/** Riot still answers for these. */
export const OPEN_PLATFORMS = PLATFORM_CODES.filter((platform) => PLATFORMS[platform].mergedInto === undefined)

/** Thrown for a code that names no region or platform. */
export class InvalidRegion extends Error {
  override readonly name = 'InvalidRegion'

  constructor(code: string) {
    super(`Invalid region: ${code}`)
  }
}

/** Takes a code such as `EUW1`, in any case. Throws {@link InvalidRegion}. */
export function parsePlatformRegion(code: string): Region {
  return PLATFORMS[parsePlatform(code)].region
}

/** Takes a code such as `EUW1`, in any case. Throws {@link InvalidRegion}. */
export function parsePlatform(code: string): Platform {
  const platform = code.toUpperCase()
  if (!isPlatform(platform)) throw new InvalidRegion(code)
  return platform
}

/** Takes a word such as `EUW`, in any case. Throws {@link InvalidRegion}. */
export function parseRegion(code: string): Region {
  const region = REGIONS.find((name) => name === code.toUpperCase())
  if (region === undefined) throw new InvalidRegion(code)
  return region
}

/** A closed platform gives the one that it was merged into. */
export function platformOf(region: Region): Platform {
  const platform = PLATFORM_CODES.find((code) => PLATFORMS[code].region === region)
  if (platform === undefined) throw new InvalidRegion(region)
  return PLATFORMS[platform].mergedInto ?? platform
}

/** The platform itself, or the one that it was merged into. */
export function openPlatformOf(platform: Platform): Platform {
  return platformOf(regionOf(platform))
}

export function regionOf(platform: Platform): Region {
  return PLATFORMS[platform].region
}

/** A wrong route returns an empty list, not an error. */
export function matchRouteOf(platform: Platform): MatchRoute {
  return PLATFORMS[platform].matchRoute
}

/** Returns the nearest account-v1 route; any of the three answers for every account. */
export function accountRouteOf(platform: Platform): AccountRoute {
  return PLATFORMS[platform].accountRoute
}

function isPlatform(code: string): code is Platform {
  return Object.hasOwn(PLATFORMS, code)
}
