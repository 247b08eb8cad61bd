import type { StreamDocument } from '../collections/streams.ts'

/** The Twitch channel of a pro player, live or not. */
export type ProStream = StreamDocument

/** A channel's current broadcast. */
export type LiveBroadcast = NonNullable<ProStream['live']>

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
