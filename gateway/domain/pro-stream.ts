import type { LiveItem } from './live-item.ts'
import type { ProRole } from './pro-scene.ts'

/** The Twitch channel of a pro player, live or not. */
export type ProStream = LiveItem & {
  readonly playerId: string
  readonly name: string
  /** The code of his team; null when he has none. */
  readonly team: string | null
  /** The code of the league of his team; null without one. */
  readonly league: string | null
  readonly role: ProRole
  /** The name in the channel's address, in lower case. It can change. */
  readonly login: string
  /** What Twitch knows the channel by, which never changes; null until Twitch has told it. */
  readonly channelId: string | null
  /** As the owner writes the name of the channel. */
  readonly displayName: string
  /** Null while it is not live. */
  readonly live: LiveBroadcast | null
  /** When it was last seen live, in milliseconds since 1970; null when it never was. While it is live: when it began. */
  readonly lastLiveAt: number | null
}

/** What a channel shows while it is live. */
export type LiveBroadcast = {
  readonly title: string
  /** Null when the channel names no game. */
  readonly game: { readonly id: string; readonly name: string } | null
  readonly viewers: number
  /** Milliseconds since 1970. */
  readonly startedAt: number
  /** Such as `en`, or `other`. */
  readonly language: string
}

/** Which streams are wanted; a list that is empty lets everything through. */
export type ProStreamFilter = {
  /** Codes in capitals. */
  readonly leagues: readonly string[]
  /** Codes in capitals. */
  readonly teams: readonly string[]
  readonly playerId: string | null
  /** Only live ones, or only the others; null for both. */
  readonly live: boolean | null
}

/** Whether a stream is one that a filter asks for. */
export function isWantedStream(stream: ProStream, filter: ProStreamFilter): boolean {
  return (
    (filter.leagues.length === 0 || (stream.league !== null && filter.leagues.includes(stream.league))) &&
    (filter.teams.length === 0 || (stream.team !== null && filter.teams.includes(stream.team))) &&
    (filter.playerId === null || stream.playerId === filter.playerId) &&
    (filter.live === null || (stream.live !== null) === filter.live)
  )
}

/** Negative when `a` is listed before `b`: live ones first, by viewers; then those that were live last. */
export function compareStreams(a: ProStream, b: ProStream): number {
  return (
    (b.live?.viewers ?? -1) - (a.live?.viewers ?? -1) ||
    (b.lastLiveAt ?? 0) - (a.lastLiveAt ?? 0) ||
    (a.name < b.name ? -1 : Number(a.name > b.name))
  )
}
