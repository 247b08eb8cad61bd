import type { ApolloClient } from '@apollo/client'
import { ChampionPageDocument } from '../../gql/ChampionPage.ts'
import type { Locale } from '../../i18n/locale.ts'
import type { ChampionParams } from '../../paths.ts'
import { readStatisticsFilter } from '../../statistics/statistics-filter.ts'
import { championPageVariables } from './champion-page-variables.ts'

/** Preloads the page's query on each arrival, because new games are counted all the time. */
export function loadChampionPage(
  client: ApolloClient,
  params: ChampionParams,
  locale: Locale,
  search: URLSearchParams,
): Promise<unknown> {
  return client.query({
    query: ChampionPageDocument,
    variables: championPageVariables(params, readStatisticsFilter(search), locale),
    fetchPolicy: 'network-only',
  })
}
