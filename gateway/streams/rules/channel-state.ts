import type { LiveSource } from '../../delivery/rules/live-source.ts'
import type { ProLinkKind } from '../../rosters/rules/pro-link-kind.ts'
import type { ProLink } from '../../rosters/rules/pro-scene.ts'
import type { ChannelLookup } from './channel-lookup.ts'
import type { ProStream } from './pro-stream.ts'

const CHANNEL_STATES = ['LIVE', 'OFFLINE', 'UNKNOWN'] as const

const UNKNOWN_REASONS = ['NOT_FOLLOWED', 'SOURCE_OFF', 'NOT_ASKED', 'NOT_FOUND', 'UNAVAILABLE'] as const

export type UnknownReason = (typeof UNKNOWN_REASONS)[number]

/** Live state of a channel; `reason` is null unless it is unknown. */
export type ChannelState = {
  readonly state: (typeof CHANNEL_STATES)[number]
  readonly reason: UnknownReason | null
}

/** A channel of a pro player on a platform with live streams. */
export type ProChannel = ChannelState & {
  readonly platform: ProLinkKind
  readonly handle: string | null
  /** Null when the channel exists no more. */
  readonly url: string | null
}

/** Kinds of links that lead to a platform with live streams. */
const STREAMING: ReadonlySet<ProLinkKind> = new Set([
  'TWITCH',
  'YOUTUBE',
  'CHZZK',
  'SOOP',
  'KICK',
  'BILIBILI',
  'HUYA',
  'WEIBO',
])

const REASONS = {
  PENDING: 'NOT_ASKED',
  NOT_FOUND: 'NOT_FOUND',
  UNAVAILABLE: 'UNAVAILABLE',
} as const satisfies Record<Exclude<ChannelLookup, 'KNOWN'>, UnknownReason>

/** Returns the state of a player's Twitch channel; `stream` is null while there is none. */
export function channelStateOf(
  stream: Pick<ProStream, 'live' | 'channel'> | null,
  source: Pick<LiveSource, 'state'>,
): ChannelState {
  if (source.state === 'OFF') return unknown('SOURCE_OFF')
  if (stream === null) return unknown('NOT_ASKED')
  if (stream.live !== null) return { state: 'LIVE', reason: null }
  return stream.channel === 'KNOWN' ? { state: 'OFFLINE', reason: null } : unknown(REASONS[stream.channel])
}

/**
 * Returns the links of a player as they are now: a renamed Twitch channel has its present address, and one that exists no
 * more is left out, because its login can belong to another person.
 */
export function toCurrentLinks(links: readonly ProLink[], stream: ProStream | null): readonly ProLink[] {
  const followed = findFollowedLink(links)
  if (followed === null || stream === null || !isFor(stream, followed)) return links
  if (stream.channel === 'UNAVAILABLE') return links.filter((link) => link !== followed)
  const isRenamed = stream.channelId !== null && stream.login !== followed.handle?.toLowerCase()
  if (!isRenamed) return links
  const renamed = { ...followed, handle: stream.displayName, url: twitchUrlOf(stream) }
  return links.map((link) => (link === followed ? renamed : link))
}

/** Returns the channels of a player, in the order of the links. Only the first Twitch channel is followed. */
export function listChannels(
  links: readonly ProLink[],
  stream: ProStream | null,
  source: Pick<LiveSource, 'state'>,
): readonly ProChannel[] {
  const followed = findFollowedLink(links)
  const current = followed === null || stream === null || !isFor(stream, followed) ? null : stream
  const [renamed] = followed === null ? [] : toCurrentLinks([followed], current)
  return links.flatMap((link) => {
    if (!STREAMING.has(link.kind)) return []
    const { kind: platform, handle, url } = link
    if (link !== followed) return [{ platform, handle, url, ...unknown('NOT_FOLLOWED') }]
    const state = channelStateOf(current, source)
    return [{ platform, handle: renamed?.handle ?? handle, url: renamed?.url ?? null, ...state }]
  })
}

export function twitchUrlOf({ login }: Pick<ProStream, 'login'>): string {
  return `https://www.twitch.tv/${encodeURIComponent(login)}`
}

/** Returns the Twitch link whose channel is followed: the first one. */
export function findFollowedLink(links: readonly ProLink[]): ProLink | null {
  return links.find(({ kind, handle }) => kind === 'TWITCH' && handle !== null) ?? null
}

/** False for a stream that was pinned for another link, until the next round. */
function isFor({ rosterLogin, login }: ProStream, { handle }: ProLink): boolean {
  return (rosterLogin ?? login) === handle?.toLowerCase()
}

function unknown(reason: UnknownReason): ChannelState {
  return { state: 'UNKNOWN', reason }
}
