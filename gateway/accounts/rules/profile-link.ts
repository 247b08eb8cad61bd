import { PLATFORM_CODES, REGIONS, type Region, regionOf } from '../../shared/region.ts'
import { InvalidRiotIdError, parseAccountSlug, type RiotId } from './riot-id.ts'

export type RiotIdLookUp = RiotId & {
  /** Region that was written with it; null without one. */
  readonly region: Region | null
}

export type ProfileLink =
  | { readonly kind: 'account'; readonly lookUp: RiotIdLookUp }
  /** Candidates for the name of the pro player, the likeliest first. */
  | { readonly kind: 'pro-player'; readonly names: readonly string[] }

/**
 * Finds the target of a profile address on this or another site: an account by a `{name}-{tag}` beside a region code,
 * or a pro player by the words after `player`. Null for a text that is not an address, and for any other address.
 */
export function findProfileLink(text: string): ProfileLink | null {
  const [path = '', query = ''] = text
    .trim()
    .replace(/^https?:\/\//i, '')
    .split('?', 2)
  // The first segment is the host.
  const segments = path
    .split('/')
    .slice(1)
    .map((segment) => segment.replace(/#.*$/s, ''))
    .filter((segment) => segment !== '')
  const lookUp = findBesideRegion(segments) ?? findOfQuery(segments, query)
  return lookUp === null ? findProPlayer(segments) : { kind: 'account', lookUp }
}

/** Returns the region of a region or platform code, in any case; null for any other word. */
export function findRegionByCode(word: string): Region | null {
  const code = word.toUpperCase()
  const platform = PLATFORM_CODES.find((known) => known === code)
  return REGIONS.find((region) => region === code) ?? (platform === undefined ? null : regionOf(platform))
}

function findBesideRegion(segments: readonly string[]): RiotIdLookUp | null {
  for (const [index, segment] of segments.entries()) {
    const region = findRegionByCode(segment)
    const riotId = region === null ? null : (findRiotId(segments[index + 1]) ?? findRiotId(segments[index - 1]))
    if (riotId !== null) return { ...riotId, region }
  }
  return null
}

function findOfQuery(segments: readonly string[], query: string): RiotIdLookUp | null {
  const [, code = ''] = /(?:^|&)region=([^&#]+)/i.exec(query) ?? []
  const region = findRegionByCode(code)
  if (region === null) return null
  for (const segment of segments) {
    const riotId = findRiotId(segment)
    if (riotId !== null) return { ...riotId, region }
  }
  return null
}

function findProPlayer(segments: readonly string[]): ProfileLink | null {
  const index = segments.findIndex((segment) => /^players?$/i.test(segment))
  // A team can precede the name, and the name of a tab can follow it.
  const names = index === -1 ? [] : segments.slice(index + 1, index + 3).toReversed()
  return names.length === 0 ? null : { kind: 'pro-player', names: names.map(decodeSegment) }
}

function findRiotId(segment: string | undefined): RiotId | null {
  return segment === undefined ? null : findSlug(decodeSegment(segment))
}

/** Reads the account in a decoded slug such as `Some Name-EUW`; null when it can't be one. */
export function findSlug(slug: string): RiotId | null {
  try {
    return parseAccountSlug(slug)
  } catch (error) {
    if (error instanceof InvalidRiotIdError) return null
    throw error
  }
}

/** Decodes a part of an address, in which `+` stands for a blank. */
export function decodeSegment(segment: string): string {
  const spaced = segment.replaceAll('+', ' ')
  try {
    return decodeURIComponent(spaced)
  } catch {
    // The address was copied in decoded form and contains a literal %.
    return spaced
  }
}
