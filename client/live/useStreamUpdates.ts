import type { ApolloClient } from '@apollo/client'
import { useApolloClient } from '@apollo/client/react'
import { useEffect, useState } from 'react'
import { map } from 'rxjs'
import { graphql } from '../gql/gql.ts'
import type { ListedStream_streamFragment, StreamFilter } from '../gql/graphql.ts'
import { ListedStreamsDocument } from '../gql/ListedStreams.ts'
import { StreamIdsDocument } from '../gql/StreamIds.ts'
import { StreamUpdatesDocument } from '../gql/StreamUpdates.ts'
import { followList } from './follow-list.ts'
import { createLiveNews, type LiveNews } from './live-news.ts'

graphql(/* GraphQL */ `
  fragment ListedStream_stream on Stream {
    id
    login
    lastLiveAt
    live {
      viewers
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
      }
    }
  }
`)

/** The fields of a stream that decide its place in a list and its news. */
export type ListedStream = ListedStream_streamFragment

interface WatchedStreams {
  /** Exactly the filter of the page's query, which spreads `StreamUpdates_list`. A new object restarts the subscription. */
  readonly filter: StreamFilter
  /** True while the page's query is running. If it fails, the first update delivers the list. */
  readonly skip: boolean
}

/**
 * Keeps the streams of a page's query up to date in the cache, from their cursor on. Returns their news, always as the same
 * object. Does nothing on the server.
 */
export function useStreamUpdates({ filter, skip }: WatchedStreams): LiveNews<ListedStream> {
  const client = useApolloClient()
  const [news] = useState(() => createLiveNews<ListedStream>())
  useEffect(() => {
    if (skip) return
    return followStreams(client, filter, news)
  }, [client, filter, news, skip])
  return news
}

/** Keeps the streams of a filter up to date in the client's cache until the returned function is called. */
export function followStreams(client: ApolloClient, filter: StreamFilter, news: LiveNews<ListedStream>): () => void {
  return followList({
    read() {
      const list = client.readQuery({ query: ListedStreamsDocument, variables: { filter } })?.streams
      return list === undefined ? null : { cursor: list.cursor, items: list.streams }
    },
    write(streams, { cursor, source }) {
      const data = {
        streams: {
          __typename: 'StreamList' as const,
          cursor,
          source,
          streams: streams.map(({ id }) => ({ __typename: 'Stream' as const, id })),
        },
      }
      client.writeQuery({ query: StreamIdsDocument, variables: { filter }, data })
    },
    subscribe: (after) =>
      client
        .subscribe({ query: StreamUpdatesDocument, variables: { filter, after } })
        .pipe(map(({ data }) => ({ data: data?.streams }))),
    compare: compareStreams,
    hasBegun: ({ live }, before) => live !== null && live.startedAt !== before?.live?.startedAt,
    hasChanged: ({ live }, { live: before }) =>
      live?.title !== before?.title || live?.game?.name !== before?.game?.name,
    news,
  })
}

/**
 * Negative when `a` is listed before `b`. The order is the server's: live ones by viewers, then the most recently live ones.
 */
function compareStreams(a: ListedStream, b: ListedStream): number {
  return (
    (b.live?.viewers ?? -1) - (a.live?.viewers ?? -1) ||
    momentOf(b.lastLiveAt) - momentOf(a.lastLiveAt) ||
    (a.player.name < b.player.name ? -1 : Number(a.player.name > b.player.name))
  )
}

const momentOf = (moment: string | null) => (moment === null ? 0 : Date.parse(moment))
