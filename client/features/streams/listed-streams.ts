import { graphql } from '../../gql/gql.ts'
import type { ListedStreams_streamFragment } from '../../gql/graphql.ts'
import { foldName } from '../../i18n/fold-name.ts'
import type { StreamsView } from './streams-view.ts'

graphql(/* GraphQL */ `
  fragment ListedStreams_stream on Stream {
    id
    login
    displayName
    live {
      viewers
    }
    lastLiveAt
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
  /** Sorted by viewers, the most first. */
  readonly live: readonly Stream[]
  /** Sorted by the last live time, the newest first. */
  readonly notLive: readonly Stream[]
}

/** Filters and sorts the streams of a view; the input may be in any order. */
export function listStreams<Stream extends ListedStream>(
  streams: readonly Stream[],
  { league, text }: Pick<StreamsView, 'league' | 'text'>,
): ListedStreams<Stream> {
  const words = foldName(text)
  const wanted = streams.filter(
    (stream) =>
      (league === null || stream.player.team?.league.code === league) &&
      namesOf(stream).some((name) => foldName(name).includes(words)),
  )
  return {
    live: wanted
      .filter(({ live }) => live !== null)
      .toSorted((a, b) => (b.live?.viewers ?? 0) - (a.live?.viewers ?? 0) || compareNames(a, b)),
    notLive: wanted
      .filter(({ live }) => live === null)
      .toSorted((a, b) => momentOf(b) - momentOf(a) || compareNames(a, b)),
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

const momentOf = ({ lastLiveAt }: ListedStream) => (lastLiveAt === null ? 0 : Date.parse(lastLiveAt))

const compareNames = ({ player: a }: ListedStream, { player: b }: ListedStream) =>
  a.name < b.name ? -1 : Number(a.name > b.name)
