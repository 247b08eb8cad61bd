import { useMemo } from 'react'
import { graphql } from '../gql/gql.ts'
import type { LiveMarksQuery } from '../gql/graphql.ts'
import { useLiveMarksQuery } from '../gql/LiveMarks.ts'
import { toContractLocale } from '../i18n/contract-locale.ts'
import { useLocale } from '../i18n/useLocale.ts'
import { gameList } from './game-list.ts'
import { markFilters, type Marked, type MarkFilters } from './marked.ts'
import { streamList } from './stream-list.ts'
import { useLiveList } from './useLiveList.ts'

graphql(/* GraphQL */ `
  query LiveMarks($streams: StreamFilter!, $games: ActiveGameFilter!, $locale: Locale!) {
    streams(filter: $streams) {
      ...StreamUpdates_list @nonreactive
      streams {
        id
        login
        live {
          viewers
          title
        }
        player {
          id
        }
        ...LiveStream_stream @nonreactive
      }
    }
    activeGames(filter: $games) {
      ...GameUpdates_list @nonreactive
      games {
        id
        matchId
        startedAt
        pros {
          puuid
          gameName
          tagLine
          champion {
            id
            key
            name(locale: $locale) {
              text
              locale
            }
            image
          }
          proPlayer {
            id
          }
        }
        ...LiveGame_game @nonreactive
      }
    }
  }
`)

type Game = LiveMarksQuery['activeGames']['games'][number]

export interface LiveMark {
  /** Null while offline. */
  readonly stream: { readonly login: string; readonly viewers: number } | null
  /** Null when none is known. */
  readonly game: (Pick<Game, 'matchId' | 'startedAt'> & { readonly seat: Game['pros'][number] }) | null
}

/** Live marks by player id. Players without known activity have no entry. */
export type LiveMarks = ReadonlyMap<string, LiveMark>

/** Returns the number of players who stream or play. */
export const countLive = (players: readonly { readonly id: string }[], marks: LiveMarks): number =>
  players.filter(({ id }) => marks.has(id)).length

/** The mark of a player without a live stream and without a game. */
export const NO_MARK: LiveMark = { stream: null, game: null }

/** Returns the live marks of pro players, updated live. */
export function useLiveMarks(marked: Marked): LiveMarks {
  const player = marked !== 'all' && 'player' in marked ? marked.player : null
  const team = marked !== 'all' && 'team' in marked ? marked.team : null
  const filters = useMemo(
    () => markFilters(player !== null ? { player } : team !== null ? { team } : 'all'),
    [player, team],
  )
  const { data } = useMarkedLists(filters)
  return useMemo(() => marksOf(data), [data])
}

/** Updated live. */
export function useMarkedLists(filters: MarkFilters) {
  const locale = toContractLocale(useLocale())
  const { data, loading } = useLiveMarksQuery({ variables: { ...filters, locale }, fetchPolicy: 'cache-and-network' })
  const skip = data === undefined && loading
  const streamNews = useLiveList(streamList, { filter: filters.streams, skip })
  const gameNews = useLiveList(gameList, { filter: filters.games, skip })
  return { data, streamNews, gameNews }
}

export function marksOf(data: LiveMarksQuery | undefined): LiveMarks {
  const marks = new Map<string, LiveMark>()
  for (const { login, live, player } of data?.streams.streams ?? []) {
    if (live !== null) marks.set(player.id, { ...NO_MARK, stream: { login, viewers: live.viewers } })
  }
  for (const { matchId, startedAt, pros } of data?.activeGames.games ?? []) {
    for (const seat of pros) {
      if (seat.proPlayer === null) continue
      const before = marks.get(seat.proPlayer.id) ?? NO_MARK
      // Of two games, the one that began last is listed first.
      if (before.game === null) marks.set(seat.proPlayer.id, { ...before, game: { matchId, startedAt, seat } })
    }
  }
  return marks
}
