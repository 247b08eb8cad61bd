import type { ApolloClient } from '@apollo/client'
import { useApolloClient } from '@apollo/client/react'
import { useEffect, useState } from 'react'
import { map } from 'rxjs'
import type { FragmentFields } from '../apollo/fragment-fields.ts'
import { graphql } from '../gql/gql.ts'
import {
  ActiveGameIdsDocument,
  ActiveGameUpdatesDocument,
  ListedGamesDocument,
  type ActiveGameFilter,
  type ListedGame_gameFragment,
  type Locale,
} from '../gql/graphql.ts'
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

// Whatever keeps a list of running games true: the page's own query spreads it.
graphql(/* GraphQL */ `
  fragment GameUpdates_list on ActiveGameList {
    cursor
    source {
      state
      observedAt
    }
    games {
      id
      ...ListedGame_game @unmask
    }
  }
`)

graphql(/* GraphQL */ `
  query ListedGames($filter: ActiveGameFilter!, $locale: Locale!) {
    activeGames(filter: $filter) {
      ...GameUpdates_list @unmask
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

// All that any row of any page shows of a running game. The streams of its pros are not told with it: the streams tell that.
graphql(/* GraphQL */ `
  fragment LiveGame_game on ActiveGame {
    id
    matchId
    region
    queue
    gameMode
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
        ...PlayerPhoto_player @unmask
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
        ...ListedGame_game @unmask
        ...LiveGame_game
      }
      removed
      source {
        state
        observedAt
      }
    }
  }
`)

/** A running game as far as its place in a list, and news of it, are concerned. */
export type ListedGame = FragmentFields<ListedGame_gameFragment>

interface WatchedGames {
  /**
   * Which of them: exactly the filter of the page's query, which spreads `GameUpdates_list`;
   * another object begins anew.
   */
  readonly filter: ActiveGameFilter
  /** True while the page's query is on its way. When it has failed, the list comes with the first update. */
  readonly skip: boolean
}

/**
 * Keeps the running games that a page has queried true in the cache while it is open, from their cursor on. Answers the
 * news of it, always the same object. Nothing is asked for on the server.
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

/** Which running games are followed, and the language of the names in them. */
interface FollowedGames {
  readonly filter: ActiveGameFilter
  readonly locale: Locale
}

/** Keeps the running games of a filter true in the cache of a client until the function that it answers is called. */
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

/** Negative when `a` is listed before `b`, as the server lists them: the newest first, those that load before all others. */
function compareGames(a: ListedGame, b: ListedGame): number {
  return momentOf(b.startedAt) - momentOf(a.startedAt) || (a.matchId < b.matchId ? -1 : Number(a.matchId > b.matchId))
}

const momentOf = (moment: string | null) => (moment === null ? Number.MAX_SAFE_INTEGER : Date.parse(moment))
