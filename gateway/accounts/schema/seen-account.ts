import type { GraphQLContext } from '../../contract/context.ts'
import { FieldCost } from '../../limits/field-cost.ts'
import type { AccountKey } from '../rules/account.ts'
import { toAccountResult } from './account-lookup.ts'

/** Cost of the account of a player in a list: a batched read, and requests to Riot when the account is not stored. */
export const SEEN_ACCOUNT_COST = new FieldCost({ weight: 20, riotRequests: 3 })

/** Sentence for the descriptions of such accounts. */
export const SEEN_ACCOUNT =
  'A stored account is returned as stored, however old, without a request to Riot; `freshness` states its age. Others are fetched within the budget of the operation, and are `UpstreamUnavailable` beyond it.'

/** Returns the account of a player who was seen elsewhere, such as in a match, as a member of the `AccountResult` union. */
export async function findSeenAccount(key: AccountKey, { accounts }: GraphQLContext) {
  return toAccountResult(await accounts.findSeen(key))
}
