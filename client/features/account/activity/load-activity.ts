import type { ApolloClient } from '@apollo/client'
import { AccountActivityDocument } from '../../../gql/AccountActivity.ts'
import type { Locale } from '../../../gql/graphql.ts'
import { accountActivity } from './account-activity.ts'
import { ownZone } from './activity-zone.ts'

/** Fetches the code and the data of the tab, so that a page from the server has both. */
export function loadActivity(
  client: ApolloClient,
  account: { readonly id: string; readonly locale: Locale },
): Promise<unknown> {
  const variables = { ...account, timeZone: ownZone() }
  return Promise.all([accountActivity.load(), client.query({ query: AccountActivityDocument, variables })])
}
