import { descending } from '../../delivery/rules/sort-key.ts'
import type { StreamDocument } from '../collections/streams.ts'

export type ProStream = StreamDocument

export type LiveBroadcast = NonNullable<ProStream['live']>

/** Filter of streams; an empty list matches everything. */
export type ProStreamFilter = {
  /** Codes in capitals. */
  readonly leagues: readonly string[]
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

type Ordered = Pick<ProStream, 'lastLiveAt' | 'name'> & { readonly live: Pick<LiveBroadcast, 'viewers'> | null }

/** Returns the sort key of a stream: live ones by viewers, then the others by their last broadcast, the latest first. */
export function streamSortKey({ live, lastLiveAt, name }: Ordered): string {
  return `${descending(live === null ? 0 : live.viewers + 1)}${descending(lastLiveAt ?? 0)}${name}`
}
