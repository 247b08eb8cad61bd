import type { Region } from './gql/graphql.ts'
import { foldName } from './fold-name.ts'
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

/** Whether it is the same account, however its letters are cased. */
export const isSameAccount = (a: AccountParams, b: AccountParams) =>
  accountPath(a).toLowerCase() === accountPath(b).toLowerCase()

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

/** The teams and players of every league. */
export const proPlayersPath = () => '/pro-players'

/** Every champion beside the others. */
export const championsPath = () => '/champions'

/** A champion as it stands in a page's address. */
export interface ChampionParams {
  /** Its slug in lower case, or Riot's number of it. */
  readonly champion: string
}

/** The page of a champion: `/champion/monkeyking`; by its number, `/champion/62`, where this server knows no slug. */
export const championPath = ({ slug, key }: { readonly slug: string | null; readonly key: number }) =>
  `/champion/${encodeURIComponent(slug?.toLowerCase() ?? String(key))}`

/** The champion that a decoded path segment names, in any case and with any marks; null when it can't be a slug or number. */
export function findChampionParams(segment: string): ChampionParams | null {
  const champion = foldName(segment)
  return /^(\d{1,9}|[a-z][a-z0-9]{0,31})$/.test(champion) ? { champion } : null
}

export const leaderboardPath = () => '/leaderboard'

/** The streams of pro players; with names of channels, those are watched: `/streams?watch=veyl,seol`. */
export const streamsPath = (channels: readonly string[] = []) =>
  channels.length === 0 ? '/streams' : `/streams?watch=${channels.map(encodeURIComponent).join(',')}`

export const worldsPath = () => '/worlds-24'

/** What the visitor follows. */
export const followingPath = () => '/following'

/** What is stored of whom, and for how long. */
export const privacyPath = () => '/privacy'

export const termsPath = () => '/terms'

/** How far everybody can use the site, and what is lacking. */
export const accessibilityPath = () => '/accessibility'

/** How the sources of this server's data are doing. */
export const statusPath = () => '/status'

/** A team as it stands in a page's address. */
export interface TeamParams {
  /** Its code in lower case. */
  readonly team: string
}

/** The page of a team by its code: `/team/g2`. */
export const teamPath = (code: string) => `/team/${encodeURIComponent(code.toLowerCase())}`

/** The team that a decoded path segment names, in any case; null when it can't be a code. */
export function findTeamParams(segment: string): TeamParams | null {
  return /^[a-z0-9]{1,10}$/i.test(segment) ? { team: segment.toLowerCase() } : null
}

/** What the page for editors begins with. */
export interface AddProPlayerParams {
  readonly tab?: 'transfer'
  /** The code of the team that a player comes to. */
  readonly team?: string
  /** The name of the player who goes to another team. */
  readonly player?: string
}

/** The page on which pro players are added and transferred: `/add-proplayer?tab=transfer&player=Some%20Name`. */
export function addProPlayerPath({ tab, team, player }: AddProPlayerParams = {}): string {
  const given = Object.entries({ tab, team: team?.toLowerCase(), player })
  const query = given.flatMap(([name, value]) => (value === undefined ? [] : [`${name}=${encodeURIComponent(value)}`]))
  return query.length === 0 ? '/add-proplayer' : `/add-proplayer?${query.join('&')}`
}

/** The page of a pro player, by the code of his team and his slug: `/player/g2/some_name`, or `/player/free-agent/some_name`. */
export const playerPath = ({ team, slug }: { readonly team: string | null; readonly slug: string }) =>
  `/player/${encodeURIComponent(team?.toLowerCase() ?? FREE_AGENT)}/${encodeURIComponent(slug.toWellFormed())}`

/** What stands in an address for the team of a player who has none. */
export const FREE_AGENT = 'free-agent'

/** A pro player as he stands in a page's address. */
export interface PlayerParams {
  /** The code of a team that he is or was in, in lower case, or {@link FREE_AGENT}. */
  readonly team: string
  /** His slug. */
  readonly player: string
}

/** The player whom two decoded path segments name, in any case, by his slug or name; null when there can't be one. */
export function findPlayerParams(teamSegment: string, playerSegment: string): PlayerParams | null {
  const team = teamSegment.toLowerCase()
  if (team !== FREE_AGENT && findTeamParams(team) === null) return null
  const player = playerSegment.normalize('NFC').trim().toLowerCase().replaceAll(/\s+/gu, '_').normalize('NFC')
  return /^.{1,80}$/u.test(player) ? { team, player } : null
}

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
 * It is split at the last hyphen, because a game name may hold hyphens and a tag line may not. A `#` that somebody wrote
 * between the two is left out.
 */
export function findRiotIdParams(segment: string): RiotIdParams | null {
  const hyphen = segment.lastIndexOf('-')
  const gameName = withoutHashBehind(segment.slice(0, Math.max(hyphen, 0)))
  const tagLine = cleanTagLine(segment.slice(hyphen + 1))
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
  const hyphen = segment.lastIndexOf('-')
  const endsInHyphen = hyphen !== -1 && cleanTagLine(segment.slice(hyphen + 1)) === ''
  const gameName = endsInHyphen ? segment.slice(0, hyphen) : segment
  return gameName.trim() === '' ? null : { gameName, tagLine: '' }
}

/** Marks of direction and joining, which come along unseen when a name is copied from the game or a chat. */
export const INVISIBLE_MARKS = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]/gu

/** The tag line in what was written for one: without invisible marks, the blanks around it and the `#` before it. */
export function cleanTagLine(text: string): string {
  return text
    .replaceAll(INVISIBLE_MARKS, '')
    .replace(/^[\s#]+/u, '')
    .trimEnd()
}

/** A game name without the `#` that begins the tag line. A name of nothing else stays, for the page to say what is wrong. */
export const withoutHashBehind = (gameName: string) => gameName.replace(/(?<=[^#])#+$/u, '')

/** Whether two addresses of pages differ in nothing but their escapes. */
export function isSamePath(path: string, other: string): boolean {
  try {
    return path === other || decodeURI(path) === decodeURI(other)
  } catch {
    // What is not well encoded is no page's address.
    return false
  }
}

// Half a surrogate pair can be typed but not encoded; it becomes U+FFFD instead of an exception.
const riotIdSegment = ({ gameName, tagLine }: RiotIdParams) =>
  encodeURIComponent(`${gameName}-${tagLine}`.toWellFormed())
