import type { ApolloClient } from '@apollo/client'
import { ChampionsPageDocument } from '../../gql/ChampionsPage.ts'
import type { ChampionsPageQueryVariables } from '../../gql/graphql.ts'
import { toContractLocale } from '../../i18n/contract-locale.ts'
import type { Locale } from '../../i18n/locale.ts'
import { readStatisticsFilter, statisticsVariables, type ShownStatistics } from '../../statistics/statistics-filter.ts'

/** Returns the query variables of the champions page. */
export const championsPageVariables = (locale: Locale, shown: ShownStatistics): ChampionsPageQueryVariables => ({
  ...statisticsVariables(shown),
  locale: toContractLocale(locale),
})

/** Preloads the page's query on each arrival, because new matches are counted all the time. */
export function loadChampionsPage(client: ApolloClient, locale: Locale, search: URLSearchParams): Promise<unknown> {
  return client.query({
    query: ChampionsPageDocument,
    variables: championsPageVariables(locale, readStatisticsFilter(search)),
    fetchPolicy: 'network-only',
  })
}
