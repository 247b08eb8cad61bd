import type { ApolloClient } from '@apollo/client'
import { AccountPageDocument } from '../../gql/AccountPage.ts'
import type { Locale } from '../../i18n/locale.ts'
import { findChampionKey } from '../../match/find-champion-key.ts'
import type { AccountParams } from '../../paths.ts'
import { accountPageVariables } from './account-page-variables.ts'
import { readAccountView } from './account-view.ts'

/** Preloads the queries of a first visit. If the address names a champion, the list of champions is fetched first. */
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
