import { graphql } from '../../gql/gql.ts'
import type { ListedStreams_streamFragment } from '../../gql/graphql.ts'
import { foldName, foldSearch } from '../../i18n/fold-name.ts'
import { compareSortKeys } from '../../live/updated-list.ts'
import type { StreamsView } from './streams-view.ts'

graphql(/* GraphQL */ `
  fragment ListedStreams_stream on Stream {
    id
    sortKey
    login
    displayName
    state
    live {
      viewers
    }
    player {
      id
      name
      team {
        id
        code
        name
        league {
          id
          code
        }
      }
    }
  }
`)

type ListedStream = ListedStreams_streamFragment

/** Streams in display order. */
export interface ListedStreams<Stream> {
  /** The most viewers first. */
  readonly live: readonly Stream[]
  /** The newest last live time first. */
  readonly notLive: readonly Stream[]
  /** Those whose live state is unknown, in the same order. */
  readonly unknown: readonly Stream[]
}

/** The input may be in any order. */
export function listStreams<Stream extends ListedStream>(
  streams: readonly Stream[],
  { league, text }: Pick<StreamsView, 'league' | 'text'>,
): ListedStreams<Stream> {
  const words = foldSearch(text)
  const wanted = streams
    .filter(
      (stream) =>
        words !== null &&
        (league === null || stream.player.team?.league.code === league) &&
        namesOf(stream).some((name) => foldName(name).includes(words)),
    )
    .toSorted(compareSortKeys)
  return {
    live: wanted.filter(({ live }) => live !== null),
    notLive: wanted.filter(({ live, state }) => live === null && state !== 'UNKNOWN'),
    unknown: wanted.filter(({ live, state }) => live === null && state === 'UNKNOWN'),
  }
}

/** Returns the codes of the leagues with channels, in alphabetical order. */
export function listLeagues(streams: readonly ListedStream[]): readonly string[] {
  return [...new Set(streams.flatMap(({ player }) => player.team?.league.code ?? []))].toSorted()
}

function namesOf({ login, displayName, player }: ListedStream): readonly string[] {
  const { name, team } = player
  return [name, login, displayName, ...(team === null ? [] : [team.code, team.name, `${team.code} ${name}`])]
}
