import type { FragmentFields } from '../../apollo/fragment-fields.ts'
import { graphql } from '../../gql/gql.ts'
import type { StreamActivity_streamFragment, StreamedGame_gameFragment } from '../../gql/graphql.ts'

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
    player {
      id
    }
  }
`)

graphql(/* GraphQL */ `
  fragment StreamedGame_game on ActiveGame {
    id
    region
    queue
    gameMode
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

type ActiveStream = FragmentFields<StreamActivity_streamFragment>

/** A running game of pro players. */
export type StreamedGame = FragmentFields<StreamedGame_gameFragment>

/** A seat of a running game that a pro player has. */
export type ProSeat = StreamedGame['pros'][number]

/** What a channel shows at this moment. */
export type StreamActivity =
  /** His running game. */
  | { readonly kind: 'inGame'; readonly game: StreamedGame; readonly seat: ProSeat }
  /** League of Legends, but no running game is seen. */
  | { readonly kind: 'league' }
  /** Something else, as Twitch calls it. */
  | { readonly kind: 'other'; readonly name: string }
  /** The channel does not say what. */
  | { readonly kind: 'unnamed' }
  /** Nothing; when it last did is null where it never was seen live. */
  | { readonly kind: 'notLive'; readonly lastLiveAt: string | null }

/** What a channel shows at this moment, as far as is known. `game` is the running game of its owner; null when none is seen. */
export function activityOf(stream: ActiveStream, game: StreamedGame | null): StreamActivity {
  const { live, lastLiveAt, player } = stream
  if (live === null) return { kind: 'notLive', lastLiveAt }
  if (live.game !== null && !live.game.isLeagueOfLegends) return { kind: 'other', name: live.game.name }
  const seat = game === null ? null : findSeat(game, player.id)
  if (game !== null && seat !== null) return { kind: 'inGame', game, seat }
  return { kind: live.game === null ? 'unnamed' : 'league' }
}

/** Where a pro player sits in a running game; null when he is not seen in it. */
export function findSeat(game: StreamedGame, playerId: string): ProSeat | null {
  return game.pros.find(({ proPlayer }) => proPlayer?.id === playerId) ?? null
}

/** The running games by the ids of the pro players who are seen in them; of two, the one that stands first. */
export function gamesByPlayer(games: readonly StreamedGame[]): ReadonlyMap<string, StreamedGame> {
  return new Map(
    games
      .toReversed()
      .flatMap((game) => game.pros.flatMap(({ proPlayer }) => (proPlayer === null ? [] : [[proPlayer.id, game]]))),
  )
}
