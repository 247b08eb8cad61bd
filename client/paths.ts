import type { Region } from './gql/graphql.ts'
import { regionKey } from './regions.ts'

/** A Riot ID as it stands in a page's address. */
export interface RiotIdParams {
  readonly gameName: string
  readonly tagLine: string
}

/** An account as it stands in a page's address. */
export interface AccountParams extends RiotIdParams {
  readonly region: Region
}

export const homePath = () => '/'

/** The page of an account: `/account/euw/Some%20Name-EUW`. */
export const accountPath = ({ region, gameName, tagLine }: AccountParams) =>
  `/account/${regionKey(region)}/${riotIdSegment({ gameName, tagLine })}`

/** The page that says what became of a Riot ID that was not found: without a tag line, `/search-account/Some%20Name`. */
export const searchAccountPath = (riotId: RiotIdParams) =>
  // What names a step of a path would be taken for one.
  riotId.tagLine === '' && /^(?!\.\.?$)[^-]+$/u.test(riotId.gameName)
    ? `/search-account/${encodeURIComponent(riotId.gameName.toWellFormed())}`
    : `/search-account/${riotIdSegment(riotId)}`

/** A match as it stands in a page's address. */
export interface MatchParams {
  /** Riot's own identifier, such as `EUW1_7261321891`. */
  readonly matchId: string
}

/** The page of a match: `/match/EUW1_7261321891`. */
export const matchPath = (matchId: string) => `/match/${encodeURIComponent(matchId.toWellFormed())}`

/**
 * The match that a decoded path segment names, written as Riot writes it. What can't be a match id stays as it is, for the
 * page to say so; null when there is nothing.
 */
export function findMatchParams(segment: string): MatchParams | null {
  const matchId = segment.trim()
  if (matchId === '') return null
  return { matchId: /^[a-z0-9]+_[0-9]+$/i.test(matchId) ? matchId.toUpperCase() : matchId }
}

/**
 * The Riot ID in a decoded path segment `{gameName}-{tagLine}`, or null when it holds none.
 * It is split at the last hyphen, because a game name may hold hyphens and a tag line may not.
 */
export function findRiotIdParams(segment: string): RiotIdParams | null {
  const hyphen = segment.lastIndexOf('-')
  const gameName = segment.slice(0, Math.max(hyphen, 0))
  const tagLine = segment.slice(hyphen + 1)
  return gameName === '' || tagLine === '' ? null : { gameName, tagLine }
}

/**
 * The Riot ID in a decoded path segment, as {@link findRiotIdParams} finds it, or one without a tag line: what follows the
 * last hyphen can be empty, and a name without hyphens can stand alone. Null when there is no name to see.
 */
export function findSearchParams(segment: string): RiotIdParams | null {
  const whole = findRiotIdParams(segment)
  if (whole !== null) return whole
  if (segment.startsWith('-') && !segment.endsWith('-')) return null
  const gameName = segment.replace(/-$/, '')
  return gameName.trim() === '' ? null : { gameName, tagLine: '' }
}

// Half a surrogate pair can be typed but not encoded; it becomes U+FFFD instead of an exception.
const riotIdSegment = ({ gameName, tagLine }: RiotIdParams) =>
  encodeURIComponent(`${gameName}-${tagLine}`.toWellFormed())
