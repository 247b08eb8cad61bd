import { graphql } from '../../gql/gql.ts'
import type {
  StreamActivity_streamFragment,
  StreamedGame_gameFragment,
  UnknownChannelReason,
} from '../../gql/graphql.ts'

graphql(/* GraphQL */ `
  fragment StreamActivity_stream on Stream {
    id
    live {
      game {
        name
        isLeagueOfLegends
      }
    }
    lastLiveAt
    unknownReason
    player {
      id
    }
  }
`)

graphql(/* GraphQL */ `
  fragment StreamedGame_game on ActiveGame {
    id
    matchId
    region
    queue
    queueId
    startedAt
    pros {
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
      }
    }
  }
`)

type ActiveStream = StreamActivity_streamFragment

export type StreamedGame = StreamedGame_gameFragment

export type ProSeat = StreamedGame['pros'][number]

export type StreamActivity =
  | { readonly kind: 'inGame'; readonly game: StreamedGame; readonly seat: ProSeat }
  /** League of Legends, without a known running game. */
  | { readonly kind: 'league' }
  | { readonly kind: 'other'; readonly name: string }
  /** The channel does not name a game. */
  | { readonly kind: 'unnamed' }
  /** `lastLiveAt` is null when the channel was never observed live. */
  | { readonly kind: 'notLive'; readonly lastLiveAt: string | null }
  | { readonly kind: 'unknown'; readonly reason: UnknownChannelReason }

/** `game` is the player's running game; null when none is known. */
export function activityOf(stream: ActiveStream, game: StreamedGame | null): StreamActivity {
  const { live, lastLiveAt, unknownReason, player } = stream
  if (live === null && unknownReason !== null) return { kind: 'unknown', reason: unknownReason }
  if (live === null) return { kind: 'notLive', lastLiveAt }
  if (live.game !== null && !live.game.isLeagueOfLegends) return { kind: 'other', name: live.game.name }
  const seat = game === null ? null : findSeat(game, player.id)
  if (game !== null && seat !== null) return { kind: 'inGame', game, seat }
  return { kind: live.game === null ? 'unnamed' : 'league' }
}

/** Null when there is none. */
export function findSeat(game: StreamedGame, playerId: string): ProSeat | null {
  return game.pros.find(({ proPlayer }) => proPlayer?.id === playerId) ?? null
}

/** Maps pro players by id to their running games; of two games, the first one in the list counts. */
export function gamesByPlayer(games: readonly StreamedGame[]): ReadonlyMap<string, StreamedGame> {
  return new Map(
    games
      .toReversed()
      .flatMap((game) => game.pros.flatMap(({ proPlayer }) => (proPlayer === null ? [] : [[proPlayer.id, game]]))),
  )
}
