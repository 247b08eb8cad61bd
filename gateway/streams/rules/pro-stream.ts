import type { LiveItem } from '../../delivery/rules/live-item.ts'
import type { ProRole } from '../../rosters/rules/pro-scene.ts'

/** The Twitch channel of a pro player, live or not. */
export type ProStream = LiveItem & {
  readonly playerId: string
  readonly name: string
  /** Code of the team; null without one. */
  readonly team: string | null
  /** Code of the team's league; null without a team. */
  readonly league: string | null
  readonly role: ProRole
  /** Name in the channel's address, in lower case. It can change. */
  readonly login: string
  /** Twitch's id of the channel, which never changes; null until Twitch has reported it. */
  readonly channelId: string | null
  /** Name of the channel as its owner writes it. */
  readonly displayName: string
  /** Null while the channel is offline. */
  readonly live: LiveBroadcast | null
  /**
   * While live: the start of the broadcast. Otherwise: the time when the channel was last seen live; null when it never
   * was. In milliseconds since 1970.
   */
  readonly lastLiveAt: number | null
}

/** A channel's current broadcast. */
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

/** Filter of streams; an empty list matches everything. */
export type ProStreamFilter = {
  /** Codes in capitals. */
  readonly leagues: readonly string[]
  /** Codes in capitals. */
  readonly teams: readonly string[]
  readonly playerId: string | null
  /** True for live streams only, false for offline ones only; null for both. */
  readonly live: boolean | null
}

/** Returns true when a stream matches the filter. */
export function isWantedStream(stream: ProStream, filter: ProStreamFilter): boolean {
  return (
    (filter.leagues.length === 0 || (stream.league !== null && filter.leagues.includes(stream.league))) &&
    (filter.teams.length === 0 || (stream.team !== null && filter.teams.includes(stream.team))) &&
    (filter.playerId === null || stream.playerId === filter.playerId) &&
    (filter.live === null || (stream.live !== null) === filter.live)
  )
}
