import type { ApolloClient } from '@apollo/client'
import { AccountActivityDocument } from '../../../gql/AccountActivity.ts'
import type { Locale } from '../../../gql/graphql.ts'
import { ownZone } from './activity-zone.ts'

/** Fetches the data of the tab. */
export function loadActivity(
  client: ApolloClient,
  account: { readonly id: string; readonly locale: Locale },
): Promise<unknown> {
  return client.query({ query: AccountActivityDocument, variables: { ...account, timeZone: ownZone() } })
}
