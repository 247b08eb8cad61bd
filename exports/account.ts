import { graphql } from './gql/gql.ts'
import { type MissingAccountFragment, Region } from './gql/graphql.ts'
import { oneOf, text } from './parameters.ts'
import { notFound, unavailable, wrongParameter } from './refusals.ts'

/** Reasons why there is no account. */
graphql(`
  fragment MissingAccount on AccountResult {
    __typename
    ... on Problem {
      message
    }
    ... on InvalidRiotId {
      field
    }
    ... on UpstreamUnavailable {
      retryAt
    }
  }
`)

/** Parameters of exports about one account. */
export const ACCOUNT = { gameName: text, tagLine: text, region: oneOf(Region) }

/** Returns the account. Throws a 400 for an impossible name, a 404, or a 503 when Riot does not answer. */
export function foundAccount<Result extends MissingAccountFragment>(
  result: Result,
): Extract<Result, { readonly __typename: 'Account' }> {
  if (isAccount(result)) return result
  if ('field' in result) throw wrongParameter(result.field === 'GAME_NAME' ? 'gameName' : 'tagLine', result.message)
  if ('retryAt' in result) throw unavailable(result.message, Date.parse(result.retryAt))
  throw notFound('message' in result ? result.message : result.__typename)
}

function isAccount<Result extends MissingAccountFragment>(
  result: Result,
): result is Extract<Result, { readonly __typename: 'Account' }> {
  return result.__typename === 'Account'
}
