import { PLATFORM_CODES, REGIONS, type Region, regionOf } from '../../shared/region.ts'
import { InvalidRiotIdError, parseAccountSlug, parsePastedRiotId, type RiotId } from './riot-id.ts'

export type RiotIdLookUp = RiotId & {
  /** Region that was written with it; null without one. */
  readonly region: Region | null
}

export type ProfileLink =
  /** The account of a profile, or those of a list in its order; at least one. */
  | { readonly kind: 'accounts'; readonly lookUps: readonly RiotIdLookUp[] }
  /** Candidates for the name of the pro player, the likeliest first. */
  | { readonly kind: 'pro-player'; readonly names: readonly string[] }

/**
 * Sites whose addresses begin with an account and have no region: `https://dpm.lol/Name-TAG`. On any other site, a word with a hyphen
 * is more likely the name of a page: `https://example.com/some-page`.
 */
const SITES_WITHOUT_REGION = /^(?:www\.)?(?:dpm\.lol|xdx\.gg)$/i

/**
 * Finds the target of a profile address on this or another site: accounts by `{name}-{tag}` or `{name}%23{tag}`, one or several
 * separated by commas, or a pro player by the words after `player`. A single account counts beside a region code, with an encoded
 * hash, or on a site without regions. Null for a text that is not an address, and for any other address.
 */
export function findProfileLink(text: string): ProfileLink | null {
  const [path = '', query = ''] = text
    .trim()
    .replace(/^https?:\/\//i, '')
    .split('?', 2)
  const [host = '', ...written] = path.split('/')
  const segments = written.map((segment) => segment.replace(/#.*$/s, '')).filter((segment) => segment !== '')
  const lookUps = findBesideRegion(segments) ?? findOfQuery(segments, query) ?? findWithoutRegion(host, segments)
  return lookUps === null ? findProPlayer(segments) : { kind: 'accounts', lookUps }
}

/** Returns the region of a region or platform code, in any case; null for any other word. */
export function findRegionByCode(word: string): Region | null {
  const code = word.toUpperCase()
  const platform = PLATFORM_CODES.find((known) => known === code)
  return REGIONS.find((region) => region === code) ?? (platform === undefined ? null : regionOf(platform))
}

function findBesideRegion(segments: readonly string[]): readonly RiotIdLookUp[] | null {
  for (const [index, segment] of segments.entries()) {
    const region = findRegionByCode(segment)
    const riotIds = region === null ? null : (findRiotIds(segments[index + 1]) ?? findRiotIds(segments[index - 1]))
    if (riotIds !== null) return withRegion(riotIds, region)
  }
  return null
}

function findOfQuery(segments: readonly string[], query: string): readonly RiotIdLookUp[] | null {
  const [, code = ''] = /(?:^|&)region=([^&#]+)/i.exec(query) ?? []
  const region = findRegionByCode(code)
  if (region === null) return null
  for (const segment of segments) {
    const riotIds = findRiotIds(segment)
    if (riotIds !== null) return withRegion(riotIds, region)
  }
  return null
}

/** A list, or an encoded hash, marks Riot IDs on any site. A region elsewhere in the path may be the language of the site. */
function findWithoutRegion(host: string, segments: readonly string[]): readonly RiotIdLookUp[] | null {
  const marked = segments.find((segment) => findList(decodeSegment(segment)) !== null || /%23/.test(segment))
  const riotIds = findRiotIds(marked ?? (SITES_WITHOUT_REGION.test(host) ? segments[0] : undefined))
  return riotIds === null ? null : withRegion(riotIds, null)
}

function withRegion(riotIds: readonly RiotId[], region: Region | null): readonly RiotIdLookUp[] {
  return riotIds.map((riotId) => ({ ...riotId, region }))
}

function findProPlayer(segments: readonly string[]): ProfileLink | null {
  const index = segments.findIndex((segment) => /^players?$/i.test(segment))
  // A team can precede the name, and the name of a tab can follow it.
  const names = index === -1 ? [] : segments.slice(index + 1, index + 3).toReversed()
  return names.length === 0 ? null : { kind: 'pro-player', names: names.map(decodeSegment) }
}

/** Null without any. */
function findRiotIds(segment: string | undefined): readonly RiotId[] | null {
  if (segment === undefined) return null
  const written = decodeSegment(segment)
  const list = findList(written)
  if (list !== null) return list
  const riotId = findWritten(written)
  return riotId === null ? null : [riotId]
}

/** Returns the Riot IDs in a decoded list; null for a single one, whose name may contain commas. */
function findList(written: string): readonly RiotId[] | null {
  const riotIds = written
    .split(',')
    .map(findWritten)
    .filter((riotId) => riotId !== null)
  return riotIds.length > 1 ? riotIds : null
}

/** Reads a decoded `Some Name#EUW` or `Some Name-EUW`; null when it can't be a Riot ID. */
export function findWritten(text: string): RiotId | null {
  return parsePastedRiotId(text) ?? findSlug(text)
}

function findSlug(slug: string): RiotId | null {
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
