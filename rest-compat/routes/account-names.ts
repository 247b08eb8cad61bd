import { z } from 'zod'
import { graphql } from '../gql/gql.ts'
import type { AccountNamesRouteQuery } from '../gql/graphql.ts'
import { PUUID } from '../parameters.ts'
import { cannotFail, defineRoute, type Route } from '../route.ts'

const accountNamesDocument = graphql(`
  query AccountNamesRoute {
    leagues {
      code
      teams {
        code
        roster {
          name
          accounts {
            account {
              puuid
            }
          }
        }
      }
    }
  }
`)

const ACCOUNT_NAMES = z
  .record(
    PUUID,
    z.object({
      player: z.string().describe('Name of the pro player.'),
      team: z.string().describe('Code of the team.'),
      region: z.string().describe('Code of the league.'),
    }),
  )
  .meta({
    id: 'AccountNames',
    description: 'Owners of accounts by PUUID: the known accounts of every pro player in a team.',
  })

/** `GET /v2/pro-players/account-names`: the owners of accounts by PUUID, for every pro player in a team. */
export const accountNamesRoutes: readonly Route[] = [
  defineRoute({
    method: 'GET',
    path: '/v2/pro-players/account-names/',
    parameters: {},
    document: accountNamesDocument,
    variables: () => ({}),
    result: ({ leagues }: AccountNamesRouteQuery) => leagues,
    failure: cannotFail,
    failures: [],
    shape: ACCOUNT_NAMES,
    answer: (leagues) => Object.fromEntries(leagues.flatMap(toNames)),
    examples: [
      {
        shows: 'the owners of accounts are listed by PUUID',
        request: () => ({ target: '/v2/pro-players/account-names' }),
        part: () => ({}),
      },
    ],
    since: '0.1.0',
    why: 'The older client loads it at startup, to name the pros in matches.',
  }),
]

function toNames({ code: region, teams }: AccountNamesRouteQuery['leagues'][number]) {
  return teams.flatMap(({ code: team, roster }) =>
    roster.flatMap(({ name: player, accounts }) =>
      accounts.flatMap(({ account }) => (account === null ? [] : [[account.puuid, { player, team, region }] as const])),
    ),
  )
}
