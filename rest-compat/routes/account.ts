import { z } from 'zod'
import { malformed, notFound, unavailable, unprocessable, type Failure } from '../failure.ts'
import { graphql } from '../gql/gql.ts'
import type { AccountRouteQuery, AccountRouteQueryVariables } from '../gql/graphql.ts'
import { parseRegion } from '../region.ts'
import { parseInput } from '../rest-request.ts'
import { defineRoute, type Route } from '../route.ts'

const accountDocument = graphql(`
  query AccountRoute(
    $byPuuid: Boolean!
    $puuid: String! = ""
    $gameName: String! = ""
    $tagLine: String! = ""
    $region: Region
  ) {
    byPuuid: accountByPuuid(puuid: $puuid, region: $region) @include(if: $byPuuid) {
      ...AccountRouteResult
    }
    byRiotId: account(gameName: $gameName, tagLine: $tagLine, region: $region) @skip(if: $byPuuid) {
      ...AccountRouteResult
    }
  }

  fragment AccountRouteResult on AccountResult {
    __typename
    ... on Account {
      gameName
      tagLine
      puuid
      region
    }
    ... on AccountNotFound {
      askedRegion
      activeRegion
      message
    }
    ... on InvalidRiotId {
      message
    }
    ... on UpstreamUnavailable {
      message
      retryAt
    }
  }
`)

/** `GET` and `POST /v2/account/`: an account by its PUUID, or by its Riot ID. */
export const accountRoutes: readonly Route[] = [
  defineRoute({
    method: 'GET',
    path: '/v2/account/',
    document: accountDocument,
    variables: ({ query }) => toVariables(query),
    result: toResult,
    failure: toFailure,
    answer: toAnswer,
    examples: [
      {
        shows: 'an account is found by its Riot ID',
        request: ({ demoAccount: { gameName, tagLine, region } }) => ({
          target: `/v2/account/?${new URLSearchParams({ username: gameName, tag: tagLine, region })}`,
        }),
        answer: ({ demoAccount }) => demoAccount,
      },
      {
        shows: 'an account is found by its PUUID',
        request: ({ demoAccount: { puuid } }) => ({ target: `/v2/account/?${new URLSearchParams({ puuid })}` }),
        answer: ({ demoAccount }) => demoAccount,
      },
    ],
    since: '0.1.0',
    why: 'The search bar and the account page of the older client begin with it.',
  }),
  defineRoute({
    method: 'POST',
    path: '/v2/account/',
    document: accountDocument,
    variables: ({ body }) => toVariables(body),
    result: toResult,
    failure: toFailure,
    answer: toAnswer,
    examples: [
      {
        shows: 'an account is found by the Riot ID in the body, beside an empty PUUID',
        request: ({ demoAccount: { gameName, tagLine, region } }) => ({
          target: '/v2/account/',
          body: { username: gameName, tag: tagLine, region, puuid: '' },
        }),
        answer: ({ demoAccount }) => demoAccount,
      },
      {
        shows: 'an account is found by the PUUID in the body, beside empty texts',
        request: ({ demoAccount: { puuid } }) => ({
          target: '/v2/account/',
          body: { username: '', tag: '', region: '', puuid },
        }),
        answer: ({ demoAccount }) => demoAccount,
      },
    ],
    since: '0.1.0',
    why: 'The older client sends its look-ups as a body too, with an empty text for what it does not know.',
  }),
]

/** Old clients send an empty text for what they do not know. */
const optionalText = z
  .string()
  .nullish()
  .transform((text) => text?.trim() || null)

const lookup = z.object({ puuid: optionalText, username: optionalText, tag: optionalText, region: optionalText })

function toVariables(input: unknown): AccountRouteQueryVariables {
  const { puuid, username, tag, region: code } = parseInput(lookup, input)
  const byPuuid = puuid !== null
  if (!byPuuid && (username === null || tag === null)) {
    throw malformed('Give a puuid, or a username and a tag.')
  }
  const region = code === null ? null : parseRegion(code)
  return { byPuuid, puuid: puuid ?? '', gameName: username ?? '', tagLine: tag ?? '', region }
}

type AccountResult = NonNullable<AccountRouteQuery['byPuuid']>
type FoundAccount = Extract<AccountResult, { __typename: 'Account' }>
type AccountProblem = Exclude<AccountResult, FoundAccount>

function toResult({ byPuuid, byRiotId }: AccountRouteQuery): AccountResult | undefined {
  return byPuuid ?? byRiotId
}

function toFailure(problem: AccountProblem): Failure {
  switch (problem.__typename) {
    case 'AccountNotFound': {
      const { askedRegion, activeRegion } = problem
      const where = askedRegion === null ? '' : ` on ${askedRegion}`
      const elsewhere = activeRegion === null ? '' : ` It is active on ${activeRegion}.`
      return notFound(`Account not found${where}.${elsewhere}`)
    }
    case 'InvalidRiotId':
      return unprocessable(problem.message)
    case 'UpstreamUnavailable':
      return unavailable(problem.message, Date.parse(problem.retryAt))
  }
}

function toAnswer({ gameName, tagLine, puuid, region }: FoundAccount) {
  return { gameName, tagLine, puuid, region }
}
