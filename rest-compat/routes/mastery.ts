import { z } from 'zod'
import { parsePuuid, toAccountFailure } from '../by-puuid.ts'
import { graphql } from '../gql/gql.ts'
import type { MasteryRouteQuery } from '../gql/graphql.ts'
import { PUUID } from '../parameters.ts'
import { unavailable } from '../refusals.ts'
import { defineRoute, type Route } from '../route.ts'

const masteryDocument = graphql(`
  query MasteryRoute($puuid: String!) {
    accountByPuuid(puuid: $puuid) {
      ...AccountByPuuidProblem
      ... on Account {
        masteries {
          entries {
            champion {
              key
            }
            level
            points
          }
        }
      }
    }
  }
`)

const MASTERIES = z
  .array(
    z.object({
      championId: z.int(),
      championLevel: z.int().nonnegative(),
      championPoints: z.int().nonnegative(),
    }),
  )
  .meta({ id: 'Masteries', description: 'Mastery of an account for each champion, most points first.' })

/** `GET /v2/champions/mastery/{puuid}`: the mastery of an account for each champion, most points first. */
export const masteryRoutes: readonly Route[] = [
  defineRoute({
    method: 'GET',
    path: '/v2/champions/mastery/:puuid/',
    parameters: { path: { puuid: PUUID } },
    document: masteryDocument,
    variables: ({ path: { puuid } }) => ({ puuid: parsePuuid(puuid) }),
    result: ({ accountByPuuid }: MasteryRouteQuery) => accountByPuuid,
    failure: toAccountFailure,
    failures: [400, 404],
    shape: MASTERIES,
    answer: toAnswer,
    examples: [
      {
        shows: 'the masteries of an account are a list',
        request: ({ demoAccount: { puuid } }) => ({ target: `/v2/champions/mastery/${puuid}` }),
        part: () => [],
      },
    ],
    since: '0.1.0',
    why: 'The account page of the older client lists champions by mastery.',
  }),
]

type FoundAccount = Extract<MasteryRouteQuery['accountByPuuid'], { __typename: 'Account' }>

function toAnswer({ masteries }: FoundAccount) {
  if (masteries === null)
    throw unavailable('Riot is not responding, and no champion masteries are stored here. Try again later.')
  return masteries.entries.map(({ champion, level, points }) => ({
    championId: champion.key,
    championLevel: level,
    championPoints: points,
  }))
}
