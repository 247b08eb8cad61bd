import { LeavesFocus } from '../../components/LeavesFocus.tsx'
import { graphql } from '../../gql/gql.ts'
import type { WatchedAlone_streamFragment } from '../../gql/graphql.ts'
import { activityOf, findSeat, type StreamedGame } from './stream-activity.ts'
import { StreamedGameCard, type OtherView } from './StreamedGameCard.tsx'
import { MAX_WATCHED } from './watched-streams.ts'
import { WatchedStream } from './WatchedStream.tsx'

graphql(/* GraphQL */ `
  fragment WatchedAlone_stream on Stream {
    id
    login
    ...WatchedStream_stream
    ...StreamedGameCard_stream
    ...StreamActivity_stream
  }
`)

type Stream = WatchedAlone_streamFragment

interface WatchedAloneProps {
  readonly stream: Stream
  readonly streams: readonly Stream[]
  /** Running games, by player id. */
  readonly games: ReadonlyMap<string, StreamedGame>
  readonly adding: boolean
  readonly onAdding: (adding: boolean) => void
  readonly onWatch: (logins: readonly string[]) => void
}

/** The details below a single stream: its player, its game, and other streams of that game. */
export function WatchedAlone({ stream, streams, games, adding, onAdding, onWatch }: WatchedAloneProps) {
  const activity = activityOf(stream, games.get(stream.player.id) ?? null)
  return (
    <>
      <WatchedStream stream={stream} adding={adding} onAdding={onAdding} />
      {activity.kind === 'inGame' ? (
        <LeavesFocus>
          <StreamedGameCard
            game={activity.game}
            seat={activity.seat}
            others={listOtherViews(stream, streams, activity.game)}
            onWatch={(logins) => onWatch([stream.login, ...logins].slice(0, MAX_WATCHED))}
          />
        </LeavesFocus>
      ) : null}
    </>
  )
}

export function listOtherViews(own: Stream, streams: readonly Stream[], game: StreamedGame): readonly OtherView[] {
  return streams.flatMap((stream) => {
    const seat = findSeat(game, stream.player.id)
    const shows = stream.id !== own.id && seat !== null && activityOf(stream, game).kind === 'inGame'
    return shows ? [{ stream, seat }] : []
  })
}
