import type { ApolloClient } from '@apollo/client'
import { useApolloClient } from '@apollo/client/react'
import { useEffect, useState } from 'react'
import { map } from 'rxjs'
import { ActiveGameIdsDocument } from '../gql/ActiveGameIds.ts'
import { ActiveGameUpdatesDocument } from '../gql/ActiveGameUpdates.ts'
import { graphql } from '../gql/gql.ts'
import type { ActiveGameFilter, ListedGame_gameFragment, Locale } from '../gql/graphql.ts'
import { ListedGamesDocument } from '../gql/ListedGames.ts'
import { toContractLocale } from '../i18n/contract-locale.ts'
import { useLocale } from '../i18n/useLocale.ts'
import { followList } from './follow-list.ts'
import { createLiveNews, type LiveNews } from './live-news.ts'

graphql(/* GraphQL */ `
  fragment ListedGame_game on ActiveGame {
    id
    matchId
    startedAt
    pros {
      puuid
      champion {
        id
        key
        name(locale: $locale) {
          text
          locale
        }
      }
      proPlayer {
        id
        name
        slug
        team {
          id
          code
        }
      }
    }
  }
`)

// The fields that keep a list of running games up to date. The page's own query spreads them.
graphql(/* GraphQL */ `
  fragment GameUpdates_list on ActiveGameList {
    cursor
    source {
      state
      observedAt
    }
    games {
      id
      ...ListedGame_game
    }
  }
`)

graphql(/* GraphQL */ `
  query ListedGames($filter: ActiveGameFilter!, $locale: Locale!) {
    activeGames(filter: $filter) {
      ...GameUpdates_list
    }
  }
`)

graphql(/* GraphQL */ `
  query ActiveGameIds($filter: ActiveGameFilter!) {
    activeGames(filter: $filter) {
      cursor
      source {
        state
        observedAt
      }
      games {
        id
      }
    }
  }
`)

// All fields of a running game that any row on any page shows. The streams of its pros are not included: they have their own
// subscription.
graphql(/* GraphQL */ `
  fragment LiveGame_game on ActiveGame {
    id
    matchId
    region
    queue
    queueId
    startedAt
    pros {
      puuid
      gameName
      tagLine
      teamId
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
        name
        slug
        team {
          id
          code
        }
        ...PlayerPhoto_player
      }
    }
  }
`)

graphql(/* GraphQL */ `
  subscription ActiveGameUpdates($filter: ActiveGameFilter!, $locale: Locale!, $after: String) {
    activeGames(filter: $filter, after: $after) {
      cursor
      snapshot
      upserted {
        id
        ...ListedGame_game
        ...LiveGame_game @nonreactive
      }
      removed
      source {
        state
        observedAt
      }
    }
  }
`)

/** The fields of a running game that decide its place in a list and its news. */
export type ListedGame = ListedGame_gameFragment

interface WatchedGames {
  /** Exactly the filter of the page's query, which spreads `GameUpdates_list`. A new object restarts the subscription. */
  readonly filter: ActiveGameFilter
  /** True while the page's query is running. If it fails, the first update delivers the list. */
  readonly skip: boolean
}

/**
 * Keeps the running games of a page's query up to date in the cache, from their cursor on. Returns their news, always as the
 * same object. Does nothing on the server.
 */
export function useGameUpdates({ filter, skip }: WatchedGames): LiveNews<ListedGame> {
  const client = useApolloClient()
  const locale = toContractLocale(useLocale())
  const [news] = useState(() => createLiveNews<ListedGame>())
  useEffect(() => {
    if (skip) return
    return followGames(client, { filter, locale }, news)
  }, [client, filter, locale, news, skip])
  return news
}

/** The filter, and the language of names. */
interface FollowedGames {
  readonly filter: ActiveGameFilter
  readonly locale: Locale
}

/** Keeps the running games of a filter up to date in the client's cache until the returned function is called. */
export function followGames(
  client: ApolloClient,
  { filter, locale }: FollowedGames,
  news: LiveNews<ListedGame>,
): () => void {
  return followList({
    read() {
      const list = client.readQuery({ query: ListedGamesDocument, variables: { filter, locale } })?.activeGames
      return list === undefined ? null : { cursor: list.cursor, items: list.games }
    },
    write(games, { cursor, source }) {
      const data = {
        activeGames: {
          __typename: 'ActiveGameList' as const,
          cursor,
          source,
          games: games.map(({ id }) => ({ __typename: 'ActiveGame' as const, id })),
        },
      }
      client.writeQuery({ query: ActiveGameIdsDocument, variables: { filter }, data })
    },
    subscribe: (after) =>
      client
        .subscribe({ query: ActiveGameUpdatesDocument, variables: { filter, locale, after } })
        .pipe(map(({ data }) => ({ data: data?.activeGames }))),
    compare: compareGames,
    hasBegun: (_game, before) => before === null,
    hasChanged: (game, before) => game.startedAt !== before.startedAt || game.pros.length !== before.pros.length,
    news,
  })
}

/** Negative when `a` is listed before `b`. The order is the server's: games that still load first, then the newest. */
function compareGames(a: ListedGame, b: ListedGame): number {
  return momentOf(b.startedAt) - momentOf(a.startedAt) || (a.matchId < b.matchId ? -1 : Number(a.matchId > b.matchId))
}

const momentOf = (moment: string | null) => (moment === null ? Number.MAX_SAFE_INTEGER : Date.parse(moment))
