import { findRegion, regionKey } from './game/regions.ts'
import type { Region } from './gql/graphql.ts'
import { foldName } from './i18n/fold-name.ts'

export interface RiotIdParams {
  readonly gameName: string
  readonly tagLine: string
}

export interface AccountParams extends RiotIdParams {
  readonly region: Region
}

/** True when both name the same account, regardless of letter case. */
export const isSameAccount = (a: AccountParams, b: AccountParams) =>
  accountPath(a).toLowerCase() === accountPath(b).toLowerCase()

export const homePath = () => '/'

/** `/account/euw/Some%20Name-EUW`. */
export const accountPath = ({ region, gameName, tagLine }: AccountParams) =>
  `/account/${accountSegments({ region, gameName, tagLine })}`

/** `/search-account/Some%20Name-EUW`; without a tag line, `/search-account/Some%20Name`. */
export const searchAccountPath = (riotId: RiotIdParams) =>
  // A name of `.` or `..` would be read as a step of the path.
  riotId.tagLine === '' && /^(?!\.\.?$)[^-]+$/u.test(riotId.gameName)
    ? `/search-account/${encodeURIComponent(riotId.gameName.toWellFormed())}`
    : `/search-account/${riotIdSegment(riotId)}`

/** Target of the search forms without JavaScript. */
export const searchPath = () => '/search'

/** Page on which a lobby is pasted. */
export const lobbyPath = () => '/lobby'

export interface MatchParams {
  /** Riot's identifier, such as `EUW1_7261321891`. */
  readonly matchId: string
}

/** `/match/EUW1_7261321891`. */
export const matchPath = (matchId: string) => `/match/${encodeURIComponent(matchId.toWellFormed())}`

/** `/game/EUW1_7261321891`: a running game, by the identifier of its later match. */
export const gamePath = (matchId: string) => `/game/${encodeURIComponent(matchId.toWellFormed())}`

/** `/match/EUW1_7261321891?player=3`, with the course of one participant. */
export const playerMatchPath = (matchId: string, participantId: number) =>
  `${matchPath(matchId)}?player=${participantId}`

/** Teams and players of every league. */
export const proPlayersPath = () => '/pro-players'

export const championsPath = () => '/champions'

export interface ChampionParams {
  /** Slug in lower case, or Riot's champion number. */
  readonly champion: string
}

/** `/champion/monkeyking`, or by number, `/champion/62`, when this server knows no slug. */
export const championPath = ({ slug, key }: { readonly slug: string | null; readonly key: number }) =>
  `/champion/${encodeURIComponent(slug?.toLowerCase() ?? String(key))}`

/** Reads a champion from a decoded path segment, ignoring case and punctuation; null when it can't be a slug or number. */
export function findChampionParams(segment: string): ChampionParams | null {
  const champion = foldName(segment)
  return /^(\d{1,9}|[a-z][a-z0-9]{0,31})$/.test(champion) ? { champion } : null
}

export const leaderboardPath = () => '/leaderboard'

/** Entries on a page of the leaderboard. */
export const LADDER_PAGE_SIZE = 25

/** `/leaderboard?region=kr&queue=solo&page=5`: the page with this place, from 1. */
export const ladderPlacePath = (region: Region, queue: string, place: number) =>
  `/leaderboard?region=${regionKey(region)}&queue=${queue.toLowerCase()}&page=${Math.ceil(place / LADDER_PAGE_SIZE)}`

/** Opens the named channels: `/streams?watch=veyl,seol`. */
export const streamsPath = (channels: readonly string[] = []) =>
  channels.length === 0 ? '/streams' : `/streams?watch=${channels.map(encodeURIComponent).join(',')}`

export const worldsPath = () => '/worlds-24'

export interface EventParams {
  /** Slug of the event, such as `worlds-24`. */
  readonly event: string
}

/** `/event/cup-26`. The event that older links name has an address of its own. */
export const eventPath = (slug: string) => (worldsPath() === `/${slug}` ? worldsPath() : `/event/${slug}`)

/** Reads an event from a decoded path segment in any case; null when it can't name one. */
export function findEventParams(segment: string): EventParams | null {
  const event = segment.toLowerCase()
  return /^[a-z0-9][a-z0-9-]{0,39}$/.test(event) ? { event } : null
}

/** Query parameters of the page for streamers. */
export const STREAMERS_PARAMETERS = { account: 'account', language: 'lang', theme: 'theme' } as const

/** `/streamers`, or with an account, `/streamers?account=euw/Some%20Name-EUW`. */
export const streamersPath = (account: AccountParams | null = null) =>
  account === null ? '/streamers' : `/streamers?${STREAMERS_PARAMETERS.account}=${accountSegments(account)}`

/** `/overlay/euw/Some%20Name-EUW`, which streaming software shows, or `/embed/…`, which pages of others frame. */
export const cardPath = (kind: 'overlay' | 'embed', account: AccountParams) => `/${kind}/${accountSegments(account)}`

export const followingPath = () => '/following'

export const apiKeysPath = () => '/api-keys'

/** First steps with the API. */
export const developersPath = () => '/developers'

/** Changes of the contract between its releases. */
export const contractChangesPath = () => '/developers/changelog'

export const privacyPath = () => '/privacy'

export const termsPath = () => '/terms'

export const accessibilityPath = () => '/accessibility'

export const statusPath = () => '/status'

export interface TeamParams {
  /** Team code in lower case. */
  readonly team: string
}

export const teamPath = (code: string) => `/team/${encodeURIComponent(code.toLowerCase())}`

/** Reads a team from a decoded path segment in any case; null when it can't be a team code. */
export function findTeamParams(segment: string): TeamParams | null {
  return /^[a-z0-9]{1,10}$/i.test(segment) ? { team: segment.toLowerCase() } : null
}

/** Initial values of the editors' page. */
export interface AddProPlayerParams {
  readonly tab?: 'transfer'
  /** Code of the team that a player joins. */
  readonly team?: string
  /** Name of the player who changes teams. */
  readonly player?: string
}

/** `/add-proplayer?tab=transfer&player=Some%20Name`. */
export function addProPlayerPath({ tab, team, player }: AddProPlayerParams = {}): string {
  const given = Object.entries({ tab, team: team?.toLowerCase(), player })
  const query = given.flatMap(([name, value]) => (value === undefined ? [] : [`${name}=${encodeURIComponent(value)}`]))
  return query.length === 0 ? '/add-proplayer' : `/add-proplayer?${query.join('&')}`
}

/** `/player/g2/some_name`, or `/player/free-agent/some_name`. */
export const playerPath = ({ team, slug }: { readonly team: string | null; readonly slug: string }) =>
  `/player/${encodeURIComponent(team?.toLowerCase() ?? FREE_AGENT)}/${encodeURIComponent(slug.toWellFormed())}`

/** The team segment in the address of a player without a team. */
export const FREE_AGENT = 'free-agent'

export interface PlayerParams {
  /** Present or former team code in lower case, or {@link FREE_AGENT}. */
  readonly team: string
  readonly player: string
}

/** Reads a player from two decoded path segments in any case, by slug or name; null when they can't name one. */
export function findPlayerParams(teamSegment: string, playerSegment: string): PlayerParams | null {
  const team = teamSegment.toLowerCase()
  if (team !== FREE_AGENT && findTeamParams(team) === null) return null
  const player = playerSegment.normalize('NFC').trim().toLowerCase().replaceAll(/\s+/gu, '_').normalize('NFC')
  return /^.{1,80}$/u.test(player) ? { team, player } : null
}

/** An account or a pro player in the address of a comparison. */
export type ComparedParams = AccountParams | PlayerParams

/** `/compare/euw:Some%20Name-EUW/pro:g2:some_name`; with fewer players, where the others are chosen. */
export const comparePath = (...players: readonly ComparedParams[]) =>
  ['/compare', ...players.map(comparedSegment)].join('/')

const comparedSegment = (player: ComparedParams) =>
  'region' in player
    ? `${regionKey(player.region)}:${riotIdSegment(player)}`
    : `pro:${player.team}:${encodeURIComponent(player.player.toWellFormed())}`

/** The players in the address of a comparison: none, the first, or both. */
export interface CompareParams {
  readonly players: readonly ComparedParams[]
}

/** Returns the name in an address, for a player who is not known yet. */
export const namedInAddress = (player: ComparedParams): string => ('region' in player ? player.gameName : player.player)

/** Returns how an address names a pro player. */
export const toPlayerParams = ({ team, slug }: { readonly team: string | null; readonly slug: string }) => ({
  team: team?.toLowerCase() ?? FREE_AGENT,
  player: slug,
})

/** Reads a player of a comparison from a decoded path segment; null when it can't name one. No region is called `pro`. */
export function findComparedParams(segment: string): ComparedParams | null {
  const [first = '', second = '', ...rest] = segment.split(':')
  return first.toLowerCase() === 'pro'
    ? findPlayerParams(second, rest.join(':'))
    : findAccountParams(first, [second, ...rest].join(':'))
}

export interface PlayerChampionParams extends PlayerParams, ChampionParams {}

/** `/player/g2/some_name/champion/azir`: how a player plays a champion. */
export const playerChampionPath = (
  player: { readonly team: string | null; readonly slug: string },
  champion: { readonly slug: string | null; readonly key: number },
) => `${playerPath(player)}${championPath(champion)}`

/** Reads a player and a champion from decoded path segments; null when they can't name both. */
export function findPlayerChampionParams(team: string, player: string, champion: string): PlayerChampionParams | null {
  const [playerParams, championParams] = [findPlayerParams(team, player), findChampionParams(champion)]
  return playerParams === null || championParams === null ? null : { ...playerParams, ...championParams }
}

/** Text that can't be a match ID stays unchanged, for the page to report. Otherwise in Riot's spelling; null when empty. */
export function findMatchParams(segment: string): MatchParams | null {
  const matchId = segment.trim()
  if (matchId === '') return null
  return { matchId: /^[a-z0-9]+_[0-9]+$/i.test(matchId) ? matchId.toUpperCase() : matchId }
}

/**
 * Reads a Riot ID from a decoded path segment `{gameName}-{tagLine}`; null when there is none. It splits at the last hyphen,
 * because a game name may contain hyphens and a tag line may not. A `#` between the two parts is dropped.
 */
export function findRiotIdParams(segment: string): RiotIdParams | null {
  const hyphen = segment.lastIndexOf('-')
  const gameName = withoutHashBehind(segment.slice(0, Math.max(hyphen, 0)))
  const tagLine = cleanTagLine(segment.slice(hyphen + 1))
  return gameName === '' || tagLine === '' ? null : { gameName, tagLine }
}

/** Reads an account from two decoded path segments; null when they can't name one. */
export function findAccountParams(regionSegment: string, riotIdSegment: string): AccountParams | null {
  const region = findRegion(regionSegment)
  const riotId = findRiotIdParams(riotIdSegment)
  return region === null || riotId === null ? null : { region, ...riotId }
}

/** Like {@link findRiotIdParams}, but the tag line may be missing or empty, without a hyphen too. Null without a visible name. */
export function findSearchParams(segment: string): RiotIdParams | null {
  const whole = findRiotIdParams(segment)
  if (whole !== null) return whole
  if (segment.startsWith('-') && !segment.endsWith('-')) return null
  const hyphen = segment.lastIndexOf('-')
  const endsInHyphen = hyphen !== -1 && cleanTagLine(segment.slice(hyphen + 1)) === ''
  const gameName = endsInHyphen ? segment.slice(0, hyphen) : segment
  return gameName.trim() === '' ? null : { gameName, tagLine: '' }
}

/** Invisible marks of text direction and joining. They are copied along with names from the game or a chat. */
export const INVISIBLE_MARKS = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]/gu

/** Removes invisible marks, surrounding blanks and a leading `#`. */
export function cleanTagLine(text: string): string {
  return text
    .replaceAll(INVISIBLE_MARKS, '')
    .replace(/^[\s#]+/u, '')
    .trimEnd()
}

/** Removes a trailing `#` from a game name. A name of nothing but `#` stays unchanged, so that the page can report it. */
export const withoutHashBehind = (gameName: string) => gameName.replace(/(?<=[^#])#+$/u, '')

/** True when two page addresses differ only in their escapes. */
export function isSamePath(path: string, other: string): boolean {
  try {
    return path === other || decodeURI(path) === decodeURI(other)
  } catch {
    // A malformed escape never belongs to a page's address.
    return false
  }
}

const accountSegments = ({ region, ...riotId }: AccountParams) => `${regionKey(region)}/${riotIdSegment(riotId)}`

// Half a surrogate pair can be typed but not encoded: it becomes U+FFFD instead of an exception.
const riotIdSegment = ({ gameName, tagLine }: RiotIdParams) =>
  encodeURIComponent(`${gameName}-${tagLine}`.toWellFormed())
