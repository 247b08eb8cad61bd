import { graphql } from '../gql/gql.ts'
import type { BootcampRouteQuery } from '../gql/graphql.ts'
import { cannotFail, defineRoute, type Route } from '../route.ts'

const bootcampDocument = graphql(`
  query BootcampRoute {
    bootcamp(event: "worlds-24") {
      entries {
        proPlayer {
          name
          role
          team {
            code
          }
        }
        account {
          gameName
          tagLine
          region
          account {
            puuid
          }
        }
        standing {
          leagueId
          queueType
          tier
          division
          leaguePoints
          wins
          losses
        }
      }
    }
  }
`)

/** `GET /v2/pro-players/bootcamp/leaderboard`: the players of Worlds in the solo queue of its host, the highest first. */
export const bootcampRoutes: readonly Route[] = [
  defineRoute({
    method: 'GET',
    path: '/v2/pro-players/bootcamp/leaderboard/',
    document: bootcampDocument,
    variables: () => ({}),
    // Where nobody keeps the event, nobody is at its bootcamp.
    result: ({ bootcamp }: BootcampRouteQuery) => bootcamp?.entries ?? [],
    failure: cannotFail,
    answer: (entries) => entries.map(toStanding),
    examples: [
      {
        shows: 'the standings are a list',
        request: () => ({ target: '/v2/pro-players/bootcamp/leaderboard' }),
        part: () => [],
      },
    ],
    since: '0.1.0',
    why: 'The page of Worlds shows it in the older client.',
  }),
]

type Entry = NonNullable<BootcampRouteQuery['bootcamp']>['entries'][number]

function toStanding({ proPlayer, account: { gameName, tagLine, region, account }, standing }: Entry) {
  const { leagueId, queueType, tier, division, leaguePoints, wins, losses } = standing
  return {
    gameName,
    tagLine,
    puuid: account?.puuid ?? '',
    region,
    player: proPlayer.name,
    team: proPlayer.team?.code ?? '',
    role: proPlayer.role,
    leagueId: leagueId ?? '',
    queueType,
    tier,
    rank: division,
    leaguePoints,
    wins,
    losses,
  }
}
