import { z } from 'zod'
import { graphql } from './gql/gql.ts'
import { type AccountProblemFragment, Region } from './gql/graphql.ts'
import { ToolFailure } from './tool.ts'

/** Reasons why there is no account. */
graphql(`
  fragment AccountProblem on AccountResult {
    __typename
    ... on Problem {
      message
    }
  }
`)

/** Input of tools about one account. */
export const accountInput = {
  riotId: z.string().max(60).describe('Riot ID: game name, #, tag. Example: Lumen#EUW'),
  region: z
    .enum(Region)
    .optional()
    .describe('Region of the account. Without it, the region where the player is active.'),
}

/** Splits a Riot ID. Throws a {@link ToolFailure} for a text without a tag. */
export function splitRiotId(riotId: string): { readonly gameName: string; readonly tagLine: string } {
  const hash = riotId.lastIndexOf('#')
  if (hash < 1 || hash === riotId.length - 1) {
    throw new ToolFailure(`"${riotId}" is not a Riot ID. It has the form name#tag. If the tag is unknown, use search.`)
  }
  return { gameName: riotId.slice(0, hash).trim(), tagLine: riotId.slice(hash + 1).trim() }
}

/** Returns the account. Throws a {@link ToolFailure} with the reason when there is none. */
export function foundAccount<Result extends AccountProblemFragment>(
  result: Result,
): Extract<Result, { readonly __typename: 'Account' }> {
  if (isAccount(result)) return result
  throw new ToolFailure('message' in result ? result.message : result.__typename)
}

function isAccount<Result extends AccountProblemFragment>(
  result: Result,
): result is Extract<Result, { readonly __typename: 'Account' }> {
  return result.__typename === 'Account'
}
