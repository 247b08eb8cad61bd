import { useMemo } from 'react'
import type { LiveMarksQuery } from '../gql/graphql.ts'
import { useLiveMarksQuery } from '../gql/hooks.ts'
import { toContractLocale } from '../i18n/contract-locale.ts'
import { useLocale } from '../i18n/useLocale.ts'
import type { LiveNews } from '../live/live-news.ts'
import { useGameUpdates, type ListedGame } from '../live/useGameUpdates.ts'
import { useStreamUpdates, type ListedStream } from '../live/useStreamUpdates.ts'

type Stream = LiveMarksQuery['streams']['streams'][number]
type Game = LiveMarksQuery['activeGames']['games'][number]

/** A stream that is live. */
export type GoingStream = Pick<Stream, 'id' | 'login'> & { readonly live: NonNullable<Stream['live']> }

/** A seat of a pro player in a running game. */
export interface GoingSeat {
  readonly game: Pick<Game, 'id' | 'region' | 'startedAt'>
  readonly seat: Game['pros'][number]
}

/** Everything that pro players do at this moment. */
export interface Goings {
  /** By the ids of the players. */
  readonly streams: ReadonlyMap<string, GoingStream>
  /** Of the newest games first. */
  readonly seats: readonly GoingSeat[]
}

/** What one player, or one account, does at this moment; null where nothing is seen of that. */
export interface Going {
  readonly stream: GoingStream | null
  readonly seat: GoingSeat | null
}

const EVERYBODY = { games: {}, streams: { live: true } } as const

/** What pro players do as it happens, with the news of it. */
export function useGoings(): Goings & {
  readonly streamNews: LiveNews<ListedStream>
  readonly gameNews: LiveNews<ListedGame>
} {
  const locale = toContractLocale(useLocale())
  const { data, loading } = useLiveMarksQuery({
    variables: { ...EVERYBODY, locale },
    fetchPolicy: 'cache-and-network',
  })
  const skip = data === undefined && loading
  const streamNews = useStreamUpdates({ filter: EVERYBODY.streams, skip })
  const gameNews = useGameUpdates({ filter: EVERYBODY.games, skip })
  const goings = useMemo(() => goingsOf(data), [data])
  return { ...goings, streamNews, gameNews }
}

function goingsOf(data: LiveMarksQuery | undefined): Goings {
  const streams = new Map<string, GoingStream>()
  for (const { id, login, live, player } of data?.streams.streams ?? []) {
    if (live !== null) streams.set(player.id, { id, login, live })
  }
  const seats = (data?.activeGames.games ?? []).flatMap(({ id, region, startedAt, pros }) =>
    pros.map((seat) => ({ game: { id, region, startedAt }, seat })),
  )
  return { streams, seats }
}

/** What a player does. */
export const goingOf = ({ streams, seats }: Goings, player: string): Going => ({
  stream: streams.get(player) ?? null,
  seat: seats.find(({ seat }) => seat.proPlayer?.id === player) ?? null,
})
