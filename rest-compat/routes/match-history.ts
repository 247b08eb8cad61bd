import { z } from 'zod'
import { toAccountFailure } from '../by-puuid.ts'
import { graphql } from '../gql/gql.ts'
import type { MatchHistoryRouteQuery } from '../gql/graphql.ts'
import { MATCH_LIST_PARAMETERS, parseMatchListRequest } from '../match-list-request.ts'
import { defineRoute, type Route } from '../route.ts'

const matchHistoryDocument = graphql(`
  query MatchHistoryRoute(
    $puuid: String!
    $startTime: DateTime
    $endTime: DateTime
    $queueId: Int
    $type: MatchType
    $start: Int!
    $count: Int!
  ) {
    accountByPuuid(puuid: $puuid) {
      ...AccountByPuuidProblem
      ... on Account {
        matchIds(
          startTime: $startTime
          endTime: $endTime
          queueId: $queueId
          type: $type
          start: $start
          count: $count
        ) {
          __typename
          ... on AccountMatchIds {
            ids
          }
          ... on UpstreamUnavailable {
            message
            retryAt
          }
        }
      }
    }
  }
`)

const MATCH_IDS = z.array(z.string()).meta({
  id: 'MatchIds',
  description: "Riot's own identifiers of matches, such as EUW1_7261321891, the newest first.",
})

/** `GET /v2/match/history/{puuid}`: the ids of an account's matches, the newest first. */
export const matchHistoryRoutes: readonly Route[] = [
  defineRoute({
    method: 'GET',
    path: '/v2/match/history/:puuid/',
    parameters: MATCH_LIST_PARAMETERS,
    document: matchHistoryDocument,
    variables: parseMatchListRequest,
    result: ({ accountByPuuid: account }: MatchHistoryRouteQuery) =>
      account.__typename === 'Account' ? account.matchIds : account,
    failure: toAccountFailure,
    failures: [400, 404, 422],
    shape: MATCH_IDS,
    answer: ({ ids }) => ids,
    examples: [
      {
        shows: 'the newest match is first',
        request: ({ demoAccount: { puuid } }) => ({ target: `/v2/match/history/${puuid}` }),
        part: ({ demoMatch: { matchId } }) => [matchId],
      },
      {
        shows: 'there are as many ids as requested',
        request: ({ demoAccount: { puuid } }) => ({ target: `/v2/match/history/${puuid}?start=0&count=1` }),
        answer: ({ demoMatch: { matchId } }) => [matchId],
      },
      {
        shows: 'a time before all matches gives an empty list',
        request: ({ demoAccount: { puuid } }) => ({ target: `/v2/match/history/${puuid}?startTime=0&endTime=1` }),
        answer: () => [],
      },
    ],
    since: '0.1.0',
    why: 'The account page of the older client lists matches by their ids before it loads them.',
  }),
]
