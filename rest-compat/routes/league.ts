import { z } from 'zod'
import { parsePuuid, toAccountFailure } from '../by-puuid.ts'
import { graphql } from '../gql/gql.ts'
import type { LeagueRouteQuery } from '../gql/graphql.ts'
import { PUUID } from '../parameters.ts'
import { unavailable } from '../refusals.ts'
import { defineRoute, type Route } from '../route.ts'
import { hasKnownTier, STANDING, toStanding } from '../standing.ts'

const leagueDocument = graphql(`
  query LeagueRoute($puuid: String!) {
    accountByPuuid(puuid: $puuid) {
      ...AccountByPuuidProblem
      ... on Account {
        puuid
        ranks {
          entries {
            leagueId
            queueType
            tier
            division
            leaguePoints
            wins
            losses
            hotStreak
            veteran
            freshBlood
            inactive
          }
        }
      }
    }
  }
`)

const LEAGUE_ENTRIES = z
  .array(
    STANDING.extend({
      hotStreak: z.boolean().describe('On a winning streak.'),
      veteran: z.boolean().describe('Has played many games in this league.'),
      freshBlood: z.boolean().describe('Has joined this league lately.'),
      inactive: z.boolean().describe('Has not played lately.'),
      puuid: PUUID,
    }),
  )
  .meta({ id: 'LeagueEntries', description: 'The standing of an account in each queue in which it is ranked.' })

/** `GET /v2/league/{puuid}`: the standing of an account in each queue in which it is ranked, in Riot's format. */
export const leagueRoutes: readonly Route[] = [
  defineRoute({
    method: 'GET',
    path: '/v2/league/:puuid/',
    parameters: { path: { puuid: PUUID } },
    document: leagueDocument,
    variables: ({ path: { puuid } }) => ({ puuid: parsePuuid(puuid) }),
    result: ({ accountByPuuid }: LeagueRouteQuery) => accountByPuuid,
    failure: toAccountFailure,
    failures: [400, 404],
    shape: LEAGUE_ENTRIES,
    answer: toAnswer,
    examples: [
      {
        shows: 'an account has an entry for each queue in which it is ranked',
        request: ({ demoAccount: { puuid } }) => ({ target: `/v2/league/${puuid}` }),
        part: ({ demoAccount: { puuid } }) => [{ queueType: 'RANKED_SOLO_5x5', puuid }],
      },
    ],
    since: '0.1.0',
    why: 'The account page of the older client shows ranks.',
  }),
]

type FoundAccount = Extract<LeagueRouteQuery['accountByPuuid'], { __typename: 'Account' }>

function toAnswer({ puuid, ranks }: FoundAccount) {
  if (ranks === null) throw unavailable('Riot is not responding, and no ranks are stored here. Try again later.')
  return ranks.entries.filter(hasKnownTier).map((entry) => {
    const { hotStreak, veteran, freshBlood, inactive } = entry
    return { ...toStanding(entry), hotStreak, veteran, freshBlood, inactive, puuid }
  })
}
