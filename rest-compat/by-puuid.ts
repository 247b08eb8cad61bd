import { malformed, notFound, unavailable, type Failure } from './failure.ts'
import { graphql } from './gql/gql.ts'
import type { AccountByPuuidProblemFragment } from './gql/graphql.ts'
import { PUUID } from './parameters.ts'

/** Spread by each document that begins with an account's PUUID: why there is no account. */
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

/** The PUUID that a request holds. Throws a 400 for what can't be one: they are about 78 characters of base64url. */
export function parsePuuid(text: string | undefined): string {
  const puuid = PUUID.safeParse(text)
  if (puuid.success) return puuid.data
  throw malformed('A PUUID is made of letters, digits, hyphens and underscores, at most 128 of them.')
}

/** What a look-up by PUUID that found no account becomes: a 400, a 404 or a 503. */
export function toAccountFailure(problem: Exclude<AccountByPuuidProblemFragment, { __typename: 'Account' }>): Failure {
  switch (problem.__typename) {
    case 'AccountNotFound':
      return notFound(problem.message)
    case 'InvalidRiotId':
      return malformed(problem.message)
    case 'UpstreamUnavailable':
      return unavailable(problem.message, Date.parse(problem.retryAt))
  }
}
