import { ActiveGameIdsDocument } from '../gql/ActiveGameIds.ts'
import { ActiveGameUpdatesDocument } from '../gql/ActiveGameUpdates.ts'
import { graphql } from '../gql/gql.ts'
import type { ActiveGameFilter, ListedGame_gameFragment, Locale } from '../gql/graphql.ts'
import { ListedGamesDocument } from '../gql/ListedGames.ts'
import { defineLiveList } from './live-list.ts'

graphql(/* GraphQL */ `
  fragment ListedGame_game on ActiveGame {
    id
    sortKey
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
      oldestAt
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
        oldestAt
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
        oldestAt
      }
    }
  }
`)

/** The fields of a running game that decide its place in a list and its news. */
export type ListedGame = ListedGame_gameFragment

/** A page's query spreads `GameUpdates_list`. */
export const gameList = defineLiveList({
  list: ListedGamesDocument,
  ids: ActiveGameIdsDocument,
  updates: ActiveGameUpdatesDocument,
  variables: (watched: { readonly filter: ActiveGameFilter; readonly locale: Locale }) => watched,
  listOf: ({ activeGames: { games: items, ...list } }) => ({ ...list, items }),
  toIds: ({ items, ...list }) => ({
    activeGames: {
      __typename: 'ActiveGameList' as const,
      ...list,
      games: items.map(({ id }) => ({ __typename: 'ActiveGame' as const, id })),
    },
  }),
  updateOf: ({ activeGames }) => activeGames,
  hasBegun: (_game, before) => before === null,
  hasChanged: (game, before) => game.startedAt !== before.startedAt || game.pros.length !== before.pros.length,
})
