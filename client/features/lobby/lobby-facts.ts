import { graphql } from '../../gql/gql.ts'
import type { LobbyForm_scoutingFragment } from '../../gql/graphql.ts'
import type { SeatFacts } from '../../live-game/seat-facts.ts'

graphql(/* GraphQL */ `
  fragment LobbyForm_scouting on PlayerScouting {
    mains {
      champion {
        id
        key
        name(locale: $locale) {
          text
          locale
        }
        image
      }
      record {
        winRate {
          value
          games
          low
          high
        }
      }
      masteryPoints
    }
    form {
      lanes {
        lane
        share {
          value
          games
        }
      }
      streak
      recentGames {
        matchId
        startedAt
        win
      }
    }
  }
`)

graphql(/* GraphQL */ `
  query LobbyRanks($id: ID!) {
    node(id: $id) {
      ... on Account {
        id
        scouting(from: RIOT) {
          ...SeatRanks_scouting
        }
      }
    }
  }
`)

graphql(/* GraphQL */ `
  query LobbyForm($id: ID!, $locale: Locale!) {
    node(id: $id) {
      ... on Account {
        id
        scouting(from: RIOT) {
          ...LobbyForm_scouting
        }
      }
    }
  }
`)

/** Known facts about a player of a lobby. `asked` is false until Riot was asked. */
export interface LobbyFacts extends Pick<SeatFacts, 'ranks'> {
  readonly form: { readonly value: LobbyForm_scoutingFragment; readonly asked: boolean }
}
