import { useMemo } from 'react'
import { graphql } from '../gql/gql.ts'
import type { LiveMarksQuery } from '../gql/graphql.ts'
import { useLiveMarksQuery } from '../gql/hooks.ts'
import { toContractLocale } from '../i18n/contract-locale.ts'
import { useLocale } from '../i18n/useLocale.ts'
import { useGameUpdates } from './useGameUpdates.ts'
import { useStreamUpdates } from './useStreamUpdates.ts'

graphql(/* GraphQL */ `
  query LiveMarks($streams: StreamFilter!, $games: ActiveGameFilter!, $locale: Locale!) {
    streams(filter: $streams) {
      ...StreamUpdates_list
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
        ...LiveStream_stream
      }
    }
    activeGames(filter: $games) {
      ...GameUpdates_list
      games {
        id
        region
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
        ...LiveGame_game
      }
    }
  }
`)

type Game = LiveMarksQuery['activeGames']['games'][number]

/** What a pro player does at this moment. */
export interface LiveMark {
  /** His stream; null while he is not live. */
  readonly stream: { readonly login: string; readonly viewers: number } | null
  /** His running game, and where he sits in it; null when he is not seen in one. */
  readonly game: (Pick<Game, 'region' | 'startedAt'> & { readonly seat: Game['pros'][number] }) | null
}

/** Whose marks are wanted: one pro player's, everybody's of a team, or those of all. */
type Marked = { readonly player: string } | { readonly team: string } | 'everybody'

/** The mark of whoever is seen neither live nor in a game. */
export const NO_MARK: LiveMark = { stream: null, game: null }

/** What pro players do, as it happens, by their ids; nobody of whom nothing is known. */
export function useLiveMarks(marked: Marked): ReadonlyMap<string, LiveMark> {
  const locale = toContractLocale(useLocale())
  const player = marked !== 'everybody' && 'player' in marked ? marked.player : null
  const team = marked !== 'everybody' && 'team' in marked ? marked.team : null
  const filters = useMemo(() => {
    const filter = player !== null ? { playerId: player } : team !== null ? { teams: [team] } : {}
    return { games: filter, streams: { ...filter, live: true } }
  }, [player, team])
  const { data, loading } = useLiveMarksQuery({ variables: { ...filters, locale }, fetchPolicy: 'cache-and-network' })
  const skip = data === undefined && loading
  useStreamUpdates({ filter: filters.streams, skip })
  useGameUpdates({ filter: filters.games, skip })
  return useMemo(() => marksOf(data), [data])
}

/** What is known of everybody, by the ids of the pro players. */
export function marksOf(data: LiveMarksQuery | undefined): ReadonlyMap<string, LiveMark> {
  const marks = new Map<string, LiveMark>()
  for (const { login, live, player } of data?.streams.streams ?? []) {
    if (live !== null) marks.set(player.id, { ...NO_MARK, stream: { login, viewers: live.viewers } })
  }
  for (const { region, startedAt, pros } of data?.activeGames.games ?? []) {
    for (const seat of pros) {
      if (seat.proPlayer === null) continue
      const before = marks.get(seat.proPlayer.id) ?? NO_MARK
      // Of two games, the one that began last is listed first.
      if (before.game === null) marks.set(seat.proPlayer.id, { ...before, game: { region, startedAt, seat } })
    }
  }
  return marks
}
