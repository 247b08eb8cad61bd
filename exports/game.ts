import { graphql } from './gql/gql.ts'
import type { GameFragment } from './gql/graphql.ts'

/** A finished game of a pro player. */
graphql(`
  fragment Game on ProMatchEdge {
    node {
      matchId
      region
      queue
      patch
      startedAt
      durationSeconds
    }
    proPlayer {
      name
      team {
        code
      }
    }
    participant {
      champion {
        key
        name {
          text
        }
      }
      lane
      win
      kills
      deaths
      assists
      creepScore
      goldEarned
      visionScore
      items {
        key
      }
    }
    opponent {
      champion {
        key
        name {
          text
        }
      }
    }
  }
`)

/** Columns of a list of games. */
export const GAME_COLUMNS = {
  matchId: ({ node }: GameFragment) => node.matchId,
  region: ({ node }: GameFragment) => node.region,
  queue: ({ node }: GameFragment) => node.queue,
  patch: ({ node }: GameFragment) => node.patch,
  startedAt: ({ node }: GameFragment) => node.startedAt,
  durationSeconds: ({ node }: GameFragment) => node.durationSeconds,
  proPlayer: ({ proPlayer }: GameFragment) => proPlayer?.name,
  team: ({ proPlayer }: GameFragment) => proPlayer?.team?.code,
  championKey: ({ participant }: GameFragment) => participant.champion.key,
  championName: ({ participant }: GameFragment) => participant.champion.name?.text,
  opponentKey: ({ opponent }: GameFragment) => opponent?.champion.key,
  opponentName: ({ opponent }: GameFragment) => opponent?.champion.name?.text,
  lane: ({ participant }: GameFragment) => participant.lane,
  win: ({ participant }: GameFragment) => participant.win,
  kills: ({ participant }: GameFragment) => participant.kills,
  deaths: ({ participant }: GameFragment) => participant.deaths,
  assists: ({ participant }: GameFragment) => participant.assists,
  creepScore: ({ participant }: GameFragment) => participant.creepScore,
  goldEarned: ({ participant }: GameFragment) => participant.goldEarned,
  visionScore: ({ participant }: GameFragment) => participant.visionScore,
  itemKeys: ({ participant }: GameFragment) => participant.items.flatMap((item) => item?.key ?? []).join(' '),
}
