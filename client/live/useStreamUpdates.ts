import type { ApolloClient } from '@apollo/client'
import { useApolloClient } from '@apollo/client/react'
import { useEffect, useState } from 'react'
import { map } from 'rxjs'
import type { FragmentFields } from '../apollo/fragment-fields.ts'
import { graphql } from '../gql/gql.ts'
import {
  ListedStreamsDocument,
  StreamIdsDocument,
  StreamUpdatesDocument,
  type ListedStream_streamFragment,
  type StreamFilter,
} from '../gql/graphql.ts'
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

// Whatever keeps a list of streams true: the page's own query spreads it.
graphql(/* GraphQL */ `
  fragment StreamUpdates_list on StreamList {
    cursor
    source {
      state
      observedAt
    }
    streams {
      id
      ...ListedStream_stream @unmask
    }
  }
`)

graphql(/* GraphQL */ `
  query ListedStreams($filter: StreamFilter!) {
    streams(filter: $filter) {
      ...StreamUpdates_list @unmask
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

// All that any row of any page shows of a stream. Its game is not told with it: the running games tell that.
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
        ...TeamMark_team @unmask
      }
      ...PlayerPhoto_player @unmask
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
        ...ListedStream_stream @unmask
        ...LiveStream_stream
      }
      removed
      source {
        state
        observedAt
      }
    }
  }
`)

/** A stream as far as its place in a list, and news of it, are concerned. */
export type ListedStream = FragmentFields<ListedStream_streamFragment>

interface WatchedStreams {
  /**
   * Which of them: exactly the filter of the page's query, which spreads `StreamUpdates_list`;
   * another object begins anew.
   */
  readonly filter: StreamFilter
  /** True while the page's query is on its way. When it has failed, the list comes with the first update. */
  readonly skip: boolean
}

/**
 * Keeps the streams that a page has queried true in the cache while it is open, from their cursor on. Answers the news of
 * it, always the same object. Nothing is asked for on the server.
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

/** Keeps the streams of a filter true in the cache of a client until the function that it answers is called. */
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

/** Negative when `a` is listed before `b`, as the server lists them: live ones by viewers, then those that were live last. */
function compareStreams(a: ListedStream, b: ListedStream): number {
  return (
    (b.live?.viewers ?? -1) - (a.live?.viewers ?? -1) ||
    momentOf(b.lastLiveAt) - momentOf(a.lastLiveAt) ||
    (a.player.name < b.player.name ? -1 : Number(a.player.name > b.player.name))
  )
}

const momentOf = (moment: string | null) => (moment === null ? 0 : Date.parse(moment))
