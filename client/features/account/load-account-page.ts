import type { ApolloClient } from '@apollo/client'
import type { Locale } from '../../../languages.ts'
import { AccountChampionsDocument } from '../../gql/AccountChampions.ts'
import { AccountLiveDocument } from '../../gql/AccountLive.ts'
import { AccountPageDocument } from '../../gql/AccountPage.ts'
import type { AccountPageQueryVariables } from '../../gql/graphql.ts'
import { toContractLocale } from '../../i18n/contract-locale.ts'
import { championByKey } from '../../match/champion-by.ts'
import { findChampionKey } from '../../match/find-champion-key.ts'
import type { AccountParams } from '../../paths.ts'
import type { Arrival } from '../../routing/lazy-data.ts'
import { loadServerStatus } from '../../routing/server-status-data.ts'
import { readAccountView } from './account-view.ts'
import type { HistoryFilter } from './history-filter.ts'

export const PAGE_SIZE = 10

/** Requests the first page of the filtered history. */
export function accountPageVariables(
  { gameName, tagLine, region }: AccountParams,
  locale: Locale,
  { queue, champion }: HistoryFilter,
): AccountPageQueryVariables {
  return {
    gameName,
    tagLine,
    region,
    locale: toContractLocale(locale),
    queue,
    champion: championByKey(champion),
    first: PAGE_SIZE,
  }
}

/** Preloads the queries of a first visit. */
export function loadAccountPage(client: ApolloClient, arrival: Arrival<AccountParams>): Promise<unknown> {
  const loading = loadAccount(client, arrival)
  return Promise.all([loading, loadTab(client, arrival, loading), loadServerStatus(client)])
}

/** Fetches the account of an address. If the address names a champion, the list of champions is fetched first. */
export async function loadAccount(client: ApolloClient, { params, locale, search }: Arrival<AccountParams>) {
  const { queue, champion: word } = readAccountView(search)
  const champion = word === null ? null : await findChampionKey(client, locale, word)
  return client.query({
    query: AccountPageDocument,
    variables: accountPageVariables(params, locale, { queue, champion }),
  })
}

/** Fetches the data of tabs that are not part of the account's own query. */
async function loadTab(
  client: ApolloClient,
  { locale, search }: Arrival<AccountParams>,
  loading: ReturnType<typeof loadAccount>,
): Promise<unknown> {
  const { tab } = readAccountView(search)
  if (tab !== 'live' && tab !== 'champions' && tab !== 'activity') return null
  const { data } = await loading
  if (data?.account.__typename !== 'Account') return null
  const variables = { id: data.account.id, locale: toContractLocale(locale) }
  if (tab === 'activity') {
    const { loadActivity } = await import('./activity/load-activity.ts')
    return loadActivity(client, variables)
  }
  return tab === 'live'
    ? client.query({ query: AccountLiveDocument, variables })
    : client.query({ query: AccountChampionsDocument, variables })
}
