import type { ApolloClient } from '@apollo/client'
import { AccountPageDocument } from '../../gql/graphql.ts'
import type { Locale } from '../../i18n/locale.ts'
import { findChampionKey } from '../../match/find-champion-key.ts'
import type { AccountParams } from '../../paths.ts'
import { accountPageVariables } from './account-page-variables.ts'
import { readAccountView } from './account-view.ts'

/** Asks ahead for what a first visit of the page asks for; for the champions before it when the address names one. */
export async function loadAccountPage(
  client: ApolloClient,
  params: AccountParams,
  locale: Locale,
  search: URLSearchParams,
): Promise<unknown> {
  const { queue, champion: word } = readAccountView(search)
  const champion = word === null ? null : await findChampionKey(client, locale, word)
  return client.query({
    query: AccountPageDocument,
    variables: accountPageVariables(params, locale, { queue, champion }),
  })
}
