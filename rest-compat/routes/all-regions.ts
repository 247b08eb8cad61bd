import { z } from 'zod'
import type { Refusal } from '../../gateway/http/refusal.ts'
import { ACCOUNT } from '../account-shape.ts'
import { graphql } from '../gql/gql.ts'
import { Region, type AllRegionsRouteQuery, type AllRegionsRouteQueryVariables } from '../gql/graphql.ts'
import { GAME_NAME, TAG_LINE } from '../parameters.ts'
import { malformed, unavailable, unprocessable } from '../refusals.ts'
import type { RestRequest } from '../rest-request.ts'
import { defineRoute, type Route } from '../route.ts'

const allRegionsDocument = graphql(`
  query AllRegionsRoute($gameName: String!, $tagLine: String!) {
    account(gameName: $gameName, tagLine: $tagLine) {
      __typename
      ... on Account {
        gameName
        tagLine
        puuid
        region
      }
      ... on InvalidRiotId {
        message
      }
      ... on UpstreamUnavailable {
        message
        retryAt
      }
    }
  }
`)

const ALL_REGIONS = z.record(z.enum(Region), ACCOUNT.nullable()).meta({
  id: 'AllRegions',
  description: 'Every region, with the account where the player is active, and null elsewhere.',
})

/**
 * `GET /v2/account/all-regions/{username}/{tag}`: every region with the account or null. Only the region where the
 * player is active has the account: the player's accounts on other regions are not looked up.
 */
export const allRegionsRoutes: readonly Route[] = [
  defineRoute({
    method: 'GET',
    path: '/v2/account/all-regions/:username/:tag/',
    parameters: { path: { username: GAME_NAME, tag: TAG_LINE } },
    document: allRegionsDocument,
    variables: toVariables,
    result: ({ account }: AllRegionsRouteQuery) => account,
    failure: toFailure,
    failures: [400, 422],
    shape: ALL_REGIONS,
    answer: toAnswer,
    examples: [
      {
        shows: 'the region where the player is active has the account, and the others have null',
        request: ({ demoAccount: { gameName, tagLine } }) => ({
          target: `/v2/account/all-regions/${encodeURIComponent(gameName)}/${encodeURIComponent(tagLine)}`,
        }),
        answer: ({ demoAccount }) => onRegion(demoAccount),
      },
      {
        shows: 'an unknown Riot ID has null for every region',
        request: () => ({ target: '/v2/account/all-regions/Unknown%20name/0' }),
        answer: () => onRegion(null),
      },
    ],
    since: '0.1.0',
    why: 'The older client uses it when an account was not found on the chosen region.',
  }),
]

function toVariables({ path: { username = '', tag = '' } }: RestRequest): AllRegionsRouteQueryVariables {
  if (username.trim() === '' || tag.trim() === '') throw malformed('Send a username and a tag.')
  return { gameName: username, tagLine: tag }
}

type AccountResult = AllRegionsRouteQuery['account']
type FoundAccount = Extract<AccountResult, { __typename: 'Account' }>
type AccountProblem = Extract<AccountResult, { __typename: 'InvalidRiotId' | 'UpstreamUnavailable' }>

function toFailure(problem: AccountProblem): Refusal {
  return problem.__typename === 'InvalidRiotId'
    ? unprocessable(problem.message)
    : unavailable(problem.message, Date.parse(problem.retryAt))
}

function toAnswer(account: Exclude<AccountResult, AccountProblem>) {
  return onRegion(account.__typename === 'Account' ? account : null)
}

function onRegion(account: Pick<FoundAccount, 'gameName' | 'tagLine' | 'puuid' | 'region'> | null) {
  const { gameName, tagLine, puuid, region } = account ?? { gameName: '', tagLine: '', puuid: '', region: null }
  return ALL_REGIONS.parse(
    Object.fromEntries(
      Object.values(Region).map((each) => [each, each === region ? { gameName, tagLine, puuid, region } : null]),
    ),
  )
}
