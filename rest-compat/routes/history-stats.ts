import { z } from 'zod'
import type { Refusal } from '../../gateway/http/refusal.ts'
import { parseAmount } from '../amount.ts'
import { graphql } from '../gql/gql.ts'
import type { HistoryStatsRouteQuery, HistoryStatsRouteQueryVariables } from '../gql/graphql.ts'
import { amountParameters, PLAYER, TEAM } from '../parameters.ts'
import { playerNotFound, teamNotFound, notIn } from '../pro-not-found.ts'
import { unavailable } from '../refusals.ts'
import type { RestRequest } from '../rest-request.ts'
import { defineRoute, type Route } from '../route.ts'

// `counted` names the team, so that no games are looked up for a player who was never in it.
const historyStatsDocument = graphql(`
  query HistoryStatsRoute($team: String!, $player: String!, $amount: Int!) {
    proTeam(code: $team) {
      code
    }
    named: proPlayer(by: { name: { name: $player } }) {
      name
      team {
        code
      }
    }
    counted: proPlayer(by: { name: { name: $player, team: $team } }) {
      accounts {
        account {
          puuid
        }
      }
      champions(last: $amount) {
        missingAccounts
        entries {
          champion {
            key
          }
          record {
            kills
            deaths
            assists
            wins
            losses
          }
        }
      }
    }
  }
`)

const AMOUNT = { byDefault: 20, most: 100 }

const SUMS = z
  .record(
    z.string().regex(/^\d+$/),
    z.object({
      kills: z.int().nonnegative(),
      deaths: z.int().nonnegative(),
      assists: z.int().nonnegative(),
      wins: z.int().nonnegative().describe('Games won.'),
      losses: z.int().nonnegative().describe('Games lost.'),
    }),
  )
  .meta({
    id: 'HistoryStats',
    description: 'Totals over the newest ranked solo games of all accounts of a player, by champion number.',
  })

/** `GET /v2/pro-players/history-stats/{team}/{player}`: sums by champion over a player's newest ranked solo games. */
export const historyStatsRoutes: readonly Route[] = [
  defineRoute({
    method: 'GET',
    path: '/v2/pro-players/history-stats/:team/:player/',
    parameters: { path: { team: TEAM, player: PLAYER }, query: amountParameters(AMOUNT) },
    document: historyStatsDocument,
    variables: toVariables,
    result: toResult,
    failure: (failure) => failure,
    failures: [400, 404, 422],
    shape: SUMS,
    answer: (entries) => Object.fromEntries(entries.map(({ champion, record }) => [champion.key, toSums(record)])),
    examples: [
      {
        shows: 'the totals of a player are listed by champion number',
        request: ({ demoPro: { team, player } }) => ({
          target: `/v2/pro-players/history-stats/${team}/${encodeURIComponent(player)}?amount=10`,
        }),
        part: () => ({}),
      },
    ],
    since: '0.1.0',
    why: 'The page of a pro player in the older client shows the newest games by champion.',
  }),
]

function toVariables({ path: { team = '', player = '' }, query }: RestRequest): HistoryStatsRouteQueryVariables {
  return { team, player, amount: parseAmount(query, AMOUNT) }
}

type Entry = NonNullable<HistoryStatsRouteQuery['counted']>['champions']['entries'][number]

function toResult(
  { proTeam, named, counted }: HistoryStatsRouteQuery,
  { path: { team = '', player = '' } }: RestRequest,
): readonly Entry[] | Refusal {
  if (proTeam === null) return teamNotFound(team)
  if (named === null) return playerNotFound(player)
  if (named.team?.code !== proTeam.code || counted === null) return notIn(proTeam.code, named)

  const { accounts, champions } = counted
  const unknownAccounts = accounts.filter(({ account }) => account === null).length
  // Clients would take sums without the games of one account for the sums of all accounts.
  return champions.missingAccounts > unknownAccounts
    ? unavailable(`The games of ${named.name} are not available at the moment.`)
    : champions.entries
}

function toSums({ kills, deaths, assists, wins, losses }: Entry['record']) {
  return { kills, deaths, assists, wins, losses }
}
