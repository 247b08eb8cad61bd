import { graphql } from '../gql/gql.ts'
import type { ListedStream_streamFragment, StreamFilter } from '../gql/graphql.ts'
import { ListedStreamsDocument } from '../gql/ListedStreams.ts'
import { StreamIdsDocument } from '../gql/StreamIds.ts'
import { StreamUpdatesDocument } from '../gql/StreamUpdates.ts'
import { defineLiveList } from './live-list.ts'

graphql(/* GraphQL */ `
  fragment ListedStream_stream on Stream {
    id
    sortKey
    login
    live {
      startedAt
      title
      game {
        name
      }
    }
    player {
      id
      name
      slug
      team {
        id
        code
      }
    }
  }
`)

// The fields that keep a list of streams up to date. The page's own query spreads them.
graphql(/* GraphQL */ `
  fragment StreamUpdates_list on StreamList {
    cursor
    source {
      state
      observedAt
      oldestAt
    }
    streams {
      id
      ...ListedStream_stream
    }
  }
`)

graphql(/* GraphQL */ `
  query ListedStreams($filter: StreamFilter!) {
    streams(filter: $filter) {
      ...StreamUpdates_list
    }
  }
`)

graphql(/* GraphQL */ `
  query StreamIds($filter: StreamFilter!) {
    streams(filter: $filter) {
      cursor
      source {
        state
        observedAt
        oldestAt
      }
      streams {
        id
      }
    }
  }
`)

// All fields of a stream that any row on any page shows. Its game is not included: running games have their own subscription.
graphql(/* GraphQL */ `
  fragment LiveStream_stream on Stream {
    id
    login
    displayName
    url
    state
    unknownReason
    lastLiveAt
    live {
      title
      game {
        name
        isLeagueOfLegends
      }
      viewers
      startedAt
      language
    }
    player {
      id
      name
      slug
      role
      team {
        id
        code
        name
        league {
          id
          code
          name
        }
        ...TeamMark_team
      }
      ...PlayerPhoto_player
    }
  }
`)

graphql(/* GraphQL */ `
  subscription StreamUpdates($filter: StreamFilter!, $after: String) {
    streams(filter: $filter, after: $after) {
      cursor
      snapshot
      upserted {
        id
        ...ListedStream_stream
        ...LiveStream_stream @nonreactive
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

/** The fields of a stream that decide its place in a list and its news. */
export type ListedStream = ListedStream_streamFragment

/** A page's query spreads `StreamUpdates_list`. */
export const streamList = defineLiveList({
  list: ListedStreamsDocument,
  ids: StreamIdsDocument,
  updates: StreamUpdatesDocument,
  variables: ({ filter }: { readonly filter: StreamFilter }) => ({ filter }),
  listOf: ({ streams: { streams: items, ...list } }) => ({ ...list, items }),
  toIds: ({ items, ...list }) => ({
    streams: {
      __typename: 'StreamList' as const,
      ...list,
      streams: items.map(({ id }) => ({ __typename: 'Stream' as const, id })),
    },
  }),
  updateOf: ({ streams }) => streams,
  hasBegun: ({ live }, before) => live !== null && live.startedAt !== before?.live?.startedAt,
  hasChanged: ({ live }, { live: before }) => live?.title !== before?.title || live?.game?.name !== before?.game?.name,
})
