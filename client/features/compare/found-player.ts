import { graphql } from '../../gql/gql.ts'
import type { FoundPlayer_playerFragment } from '../../gql/graphql.ts'

graphql(/* GraphQL */ `
  fragment FoundPlayer_player on ComparedPlayer {
    ... on Account {
      id
      gameName
      tagLine
      region
      proPlayer {
        id
      }
      ...ComparedHead_player
      ...ComparedRanks_player
      knownGames {
        ...ComparedFigures_games
        ...ComparedLanes_games
        ...ComparedChampions_games
      }
    }
    ... on ProPlayer {
      id
      name
      slug
      team {
        id
        code
      }
      ...ComparedHead_player
      ...ComparedRanks_player
      knownGames {
        ...ComparedFigures_games
        ...ComparedLanes_games
        ...ComparedChampions_games
      }
    }
  }
`)

/** A player of a comparison who was found. */
export type FoundPlayer = Extract<FoundPlayer_playerFragment, { readonly __typename: 'Account' | 'ProPlayer' }>

/** Both players, or what belongs to each of them. */
export interface Pair<Of> {
  readonly a: Of
  readonly b: Of
}

interface Named {
  readonly __typename: FoundPlayer_playerFragment['__typename']
}

/** Null is a pro player whom this server does not know. */
export const isFound = <Player extends Named>(
  player: Player | null,
): player is Extract<Player, { readonly __typename: 'Account' | 'ProPlayer' }> =>
  player?.__typename === 'Account' || player?.__typename === 'ProPlayer'

/** True when there is certainly no such player. */
export const isMissing = (player: Named | null): boolean =>
  !isFound(player) && player?.__typename !== 'UpstreamUnavailable'

/** True for a pro player, and for the account of one. */
export const isOfPro = (player: FoundPlayer): boolean => player.__typename === 'ProPlayer' || player.proPlayer !== null
