import { z } from 'zod'
import type { Refusal } from '../../gateway/http/refusal.ts'
import { ACCOUNT } from '../account-shape.ts'
import { parsePuuid } from '../by-puuid.ts'
import { graphql } from '../gql/gql.ts'
import type { AccountRouteQuery, AccountRouteQueryVariables } from '../gql/graphql.ts'
import { GAME_NAME, PUUID, REGION, TAG_LINE } from '../parameters.ts'
import { malformed, notFound, unavailable, unprocessable } from '../refusals.ts'
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

const WHERE = REGION.describe(`Region to search; by default the one where the player is active. ${REGION.description}`)

/** Old clients send an empty text for an unknown value. */
const NOTHING = z.literal('')

const QUERY = {
  puuid: PUUID.or(NOTHING).optional().describe(`${PUUID.description} It takes precedence over a Riot ID.`),
  username: GAME_NAME.or(NOTHING).optional().describe(`${GAME_NAME.description} Needed without a \`puuid\`.`),
  tag: TAG_LINE.or(NOTHING).optional().describe(`${TAG_LINE.description} Needed without a \`puuid\`.`),
  region: WHERE.optional(),
}

const NOT_READ = z.string().nullish().describe('Ignored when there is a `puuid`.')

const BODY = z
  .union([
    z.object({ puuid: PUUID, username: NOT_READ, tag: NOT_READ, region: WHERE.nullish() }),
    z.object({ puuid: NOTHING.nullish(), username: GAME_NAME, tag: TAG_LINE, region: WHERE.nullish() }),
  ])
  .describe('A PUUID, or a Riot ID. An empty text counts as missing.')

/** `GET` and `POST /v2/account/`: an account by its PUUID, or by its Riot ID. */
export const accountRoutes: readonly Route[] = [
  defineRoute({
    method: 'GET',
    path: '/v2/account/',
    parameters: { query: QUERY },
    document: accountDocument,
    variables: ({ query }) => toVariables(query),
    result: toResult,
    failure: toFailure,
    failures: [400, 404, 422],
    shape: ACCOUNT,
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
    why: 'The search bar and the account page of the older client start with it.',
  }),
  defineRoute({
    method: 'POST',
    path: '/v2/account/',
    parameters: {},
    body: BODY,
    document: accountDocument,
    variables: ({ body }) => toVariables(body),
    result: toResult,
    failure: toFailure,
    failures: [400, 404, 422],
    shape: ACCOUNT,
    answer: toAnswer,
    examples: [
      {
        shows: 'an account is found by the Riot ID in the body, with an empty PUUID',
        request: ({ demoAccount: { gameName, tagLine, region } }) => ({
          target: '/v2/account/',
          body: { username: gameName, tag: tagLine, region, puuid: '' },
        }),
        answer: ({ demoAccount }) => demoAccount,
      },
      {
        shows: 'an account is found by the PUUID in the body, with empty texts',
        request: ({ demoAccount: { puuid } }) => ({
          target: '/v2/account/',
          body: { username: '', tag: '', region: '', puuid },
        }),
        answer: ({ demoAccount }) => demoAccount,
      },
    ],
    since: '0.1.0',
    why: 'The older client also sends its look-ups as a body, with an empty text for an unknown value.',
  }),
]

const optionalText = z
  .string()
  .nullish()
  .transform((text) => text?.trim() || null)

const lookup = z.object({ puuid: optionalText, username: optionalText, tag: optionalText, region: optionalText })

function toVariables(input: unknown): AccountRouteQueryVariables {
  const { puuid, username, tag, region: code } = parseInput(lookup, input)
  const byPuuid = puuid !== null
  if (!byPuuid && (username === null || tag === null)) {
    throw malformed('Send a puuid, or a username and a tag.')
  }
  const region = code === null ? null : parseRegion(code)
  return { byPuuid, puuid: byPuuid ? parsePuuid(puuid) : '', gameName: username ?? '', tagLine: tag ?? '', region }
}

type AccountResult = NonNullable<AccountRouteQuery['byPuuid']>
type FoundAccount = Extract<AccountResult, { __typename: 'Account' }>
type AccountProblem = Exclude<AccountResult, FoundAccount>

function toResult({ byPuuid, byRiotId }: AccountRouteQuery): AccountResult | undefined {
  return byPuuid ?? byRiotId
}

function toFailure(problem: AccountProblem): Refusal {
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
