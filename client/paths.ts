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

/** The page that says what became of a Riot ID that was not found. */
export const searchAccountPath = (riotId: RiotIdParams) => `/search-account/${riotIdSegment(riotId)}`

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

// Half a surrogate pair can be typed but not encoded; it becomes U+FFFD instead of an exception.
const riotIdSegment = ({ gameName, tagLine }: RiotIdParams) =>
  encodeURIComponent(`${gameName}-${tagLine}`.toWellFormed())
