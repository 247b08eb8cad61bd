import { useMemo } from 'react'
import type { LiveMarksQuery } from '../gql/graphql.ts'
import type { ListedGame } from '../live/game-list.ts'
import type { LiveNews } from '../live/live-news.ts'
import type { ListedStream } from '../live/stream-list.ts'
import { useMarkedLists } from '../live/useLiveMarks.ts'

type Stream = LiveMarksQuery['streams']['streams'][number]
type Game = LiveMarksQuery['activeGames']['games'][number]

export type ActivityStream = Pick<Stream, 'id' | 'login'> & { readonly live: NonNullable<Stream['live']> }

export interface ActivitySeat {
  readonly game: Pick<Game, 'id' | 'matchId' | 'startedAt'>
  readonly seat: Game['pros'][number]
}

/** Live activity of all pro players. */
export interface LiveActivities {
  /** By player id. */
  readonly streams: ReadonlyMap<string, ActivityStream>
  /** Seats of the newest games first. */
  readonly seats: readonly ActivitySeat[]
}

/** Live activity of one player or account; null for parts that are unknown. */
export interface LiveActivity {
  readonly stream: ActivityStream | null
  readonly seat: ActivitySeat | null
}

const ALL_PLAYERS = { games: {}, streams: { live: true } } as const

/** Updated live. */
export function useLiveActivities(): LiveActivities & {
  readonly streamNews: LiveNews<ListedStream>
  readonly gameNews: LiveNews<ListedGame>
} {
  const { data, streamNews, gameNews } = useMarkedLists(ALL_PLAYERS)
  const activities = useMemo(() => activitiesOf(data), [data])
  return { ...activities, streamNews, gameNews }
}

function activitiesOf(data: LiveMarksQuery | undefined): LiveActivities {
  const streams = new Map<string, ActivityStream>()
  for (const { id, login, live, player } of data?.streams.streams ?? []) {
    if (live !== null) streams.set(player.id, { id, login, live })
  }
  const seats = (data?.activeGames.games ?? []).flatMap(({ id, matchId, startedAt, pros }) =>
    pros.map((seat) => ({ game: { id, matchId, startedAt }, seat })),
  )
  return { streams, seats }
}

export const activityOf = ({ streams, seats }: LiveActivities, player: string): LiveActivity => ({
  stream: streams.get(player) ?? null,
  seat: seats.find(({ seat }) => seat.proPlayer?.id === player) ?? null,
})
