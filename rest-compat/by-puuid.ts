import type { Refusal } from '../gateway/http/refusal.ts'
import { graphql } from './gql/gql.ts'
import type { AccountByPuuidProblemFragment } from './gql/graphql.ts'
import { PUUID } from './parameters.ts'
import { malformed, notFound, unavailable } from './refusals.ts'

/** Reasons why there is no account. Every document that starts from a PUUID spreads this fragment. */
graphql(`
  fragment AccountByPuuidProblem on AccountResult {
    __typename
    ... on AccountNotFound {
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

/** Throws a 400 for any other text: PUUIDs are about 78 characters of base64url. */
export function parsePuuid(text: string | undefined): string {
  const puuid = PUUID.safeParse(text)
  if (puuid.success) return puuid.data
  throw malformed('A PUUID is made of letters, digits, hyphens and underscores, at most 128 of them.')
}

/** Converts a look-up by PUUID that found no account into a 400, a 404 or a 503. */
export function toAccountFailure(problem: Exclude<AccountByPuuidProblemFragment, { __typename: 'Account' }>): Refusal {
  switch (problem.__typename) {
    case 'AccountNotFound':
      return notFound(problem.message)
    case 'InvalidRiotId':
      return malformed(problem.message)
    case 'UpstreamUnavailable':
      return unavailable(problem.message, Date.parse(problem.retryAt))
  }
}
