import { z } from 'zod'
import { graphql } from '../gql/gql.ts'
import { type BootcampRouteQuery, ProRole, Region } from '../gql/graphql.ts'
import { cannotFail, defineRoute, type Route } from '../route.ts'
import { hasKnownTier, STANDING, toStanding } from '../standing.ts'

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

const BOOTCAMP = z
  .array(
    z.object({
      gameName: z.string().describe('The part of the Riot ID before its `#`.'),
      tagLine: z.string().describe('The part of the Riot ID after its `#`.'),
      puuid: z.string().describe('PUUID of the account; empty until it is known.'),
      region: z.enum(Region).describe('The region of the account.'),
      player: z.string().describe('Name of the pro player.'),
      team: z.string().describe('Code of the team; empty without a team.'),
      role: z.enum(ProRole),
      ...STANDING.shape,
    }),
  )
  .meta({
    id: 'BootcampLeaderboard',
    description: 'The accounts of the players of Worlds in the solo queue of its host region, the highest first.',
  })

/** `GET /v2/pro-players/bootcamp/leaderboard`: the players of Worlds in the solo queue of its host, the highest first. */
export const bootcampRoutes: readonly Route[] = [
  defineRoute({
    method: 'GET',
    path: '/v2/pro-players/bootcamp/leaderboard/',
    parameters: {},
    document: bootcampDocument,
    variables: () => ({}),
    // Without data about the event the list is empty.
    result: ({ bootcamp }: BootcampRouteQuery) => bootcamp?.entries ?? [],
    failure: cannotFail,
    failures: [],
    shape: BOOTCAMP,
    answer: (entries) => entries.flatMap(toEntries),
    examples: [
      {
        shows: 'the accounts are a list',
        request: () => ({ target: '/v2/pro-players/bootcamp/leaderboard' }),
        part: () => [],
      },
    ],
    since: '0.1.0',
    why: 'The page about Worlds in the older client shows it.',
  }),
]

type Entry = NonNullable<BootcampRouteQuery['bootcamp']>['entries'][number]

function toEntries({ proPlayer, account: { gameName, tagLine, region, account }, standing }: Entry) {
  if (!hasKnownTier(standing)) return []
  const entry = {
    gameName,
    tagLine,
    puuid: account?.puuid ?? '',
    region,
    player: proPlayer.name,
    team: proPlayer.team?.code ?? '',
    role: proPlayer.role,
    ...toStanding(standing),
  }
  return [entry]
}
