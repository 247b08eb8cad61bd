import { z } from 'zod'
import type { Refusal } from '../../gateway/http/refusal.ts'
import { toAccountFailure } from '../by-puuid.ts'
import { graphql } from '../gql/gql.ts'
import type { MatchBatchRouteQuery, MatchDataRouteQuery } from '../gql/graphql.ts'
import { MATCH_LIST_PARAMETERS, parseMatchListRequest } from '../match-list-request.ts'
import { MATCH } from '../match-shape.ts'
import { toMatch } from '../match.ts'
import { malformed, notFound, unavailable } from '../refusals.ts'
import { defineRoute, type Route } from '../route.ts'

const matchDataDocument = graphql(`
  query MatchDataRoute($matchId: ID!) {
    match(id: $matchId) {
      __typename
      ...WholeMatch
      ... on MatchNotFound {
        message
      }
      ... on InvalidMatchId {
        message
      }
      ... on UpstreamUnavailable {
        message
        retryAt
      }
    }
  }
`)

const matchBatchDocument = graphql(`
  query MatchBatchRoute(
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
            matches {
              __typename
              ...WholeMatch
              ... on UpstreamUnavailable {
                message
                retryAt
              }
            }
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

const MATCH_ID = z
  .string()
  .regex(/^(BR1|EUN1|EUW1|JP1|KR|LA1|LA2|ME1|NA1|OC1|PH2|RU|SG2|TH2|TR1|TW2|VN2)_[1-9][0-9]{0,14}$/)
  .describe("Riot's own identifier of the match, such as EUW1_7261321891; the code of the platform in any case.")

const MATCHES = z.array(MATCH).meta({ id: 'Matches', description: 'Complete matches, the newest first.' })

/** `GET /v2/match/history/match-data/{matchId}` and `batch/{puuid}`: one match, and the matches of an account. */
export const matchDataRoutes: readonly Route[] = [
  defineRoute({
    method: 'GET',
    path: '/v2/match/history/match-data/:matchId/',
    parameters: { path: { matchId: MATCH_ID } },
    document: matchDataDocument,
    variables: ({ path: { matchId = '' } }) => ({ matchId }),
    result: ({ match }: MatchDataRouteQuery) => match,
    failure: toMatchFailure,
    failures: [400, 404],
    shape: MATCH,
    answer: toMatch,
    examples: [
      {
        shows: 'a match is found by its id',
        request: ({ demoMatch: { matchId } }) => ({ target: `/v2/match/history/match-data/${matchId}` }),
        part: ({ demoMatch: { matchId, queueId } }) => ({ metadata: { matchId }, info: { queueId } }),
      },
    ],
    since: '0.1.0',
    why: 'The older client loads each match of a history with it.',
  }),
  defineRoute({
    method: 'GET',
    path: '/v2/match/history/batch/:puuid/',
    parameters: MATCH_LIST_PARAMETERS,
    document: matchBatchDocument,
    variables: parseMatchListRequest,
    result: ({ accountByPuuid: account }: MatchBatchRouteQuery) =>
      account.__typename === 'Account' ? account.matchIds : account,
    failure: toAccountFailure,
    failures: [400, 404, 422],
    shape: MATCHES,
    answer: toMatches,
    examples: [
      {
        shows: 'the newest match is first, and complete',
        request: ({ demoAccount: { puuid } }) => ({ target: `/v2/match/history/batch/${puuid}?count=1` }),
        part: ({ demoMatch: { matchId, queueId } }) => [{ metadata: { matchId }, info: { queueId } }],
      },
    ],
    since: '0.1.0',
    why: 'The account page of the older client loads all matches of a history with one request.',
  }),
]

type MatchProblem = Extract<MatchDataRouteQuery['match'], { readonly message: string }>
type AccountMatchIds = Extract<
  Extract<MatchBatchRouteQuery['accountByPuuid'], { __typename: 'Account' }>['matchIds'],
  { __typename: 'AccountMatchIds' }
>

function toMatchFailure(problem: MatchProblem): Refusal {
  switch (problem.__typename) {
    case 'InvalidMatchId':
      return malformed(problem.message)
    case 'MatchNotFound':
      return notFound(problem.message)
    case 'UpstreamUnavailable':
      return unavailable(problem.message, Date.parse(problem.retryAt))
  }
}

/** Leaves out matches that Riot does not show. Throws a 503 when one is unavailable: clients would take the others for all. */
function toMatches({ matches }: AccountMatchIds) {
  const failed = matches.filter((match) => match.__typename === 'UpstreamUnavailable')
  const [problem] = failed.toSorted((a, b) => Date.parse(b.retryAt) - Date.parse(a.retryAt))
  if (problem !== undefined) throw unavailable(problem.message, Date.parse(problem.retryAt))
  return matches.filter((match) => match.__typename === 'Match').map(toMatch)
}
