import type { ApolloClient } from '@apollo/client'
import type { Locale } from '../../../languages.ts'
import { ChampionsPageDocument } from '../../gql/ChampionsPage.ts'
import type { ChampionsPageQueryVariables } from '../../gql/graphql.ts'
import { toContractLocale } from '../../i18n/contract-locale.ts'
import type { Arrival } from '../../routing/lazy-data.ts'
import { readStatisticsFilter, statisticsVariables, type ShownStatistics } from '../../statistics/statistics-filter.ts'

export const championsPageVariables = (shown: ShownStatistics, locale: Locale): ChampionsPageQueryVariables => ({
  ...statisticsVariables(shown),
  locale: toContractLocale(locale),
})

/** Preloads the page's query on each arrival, because new matches are counted all the time. */
export const loadChampionsPage = (client: ApolloClient, { locale, search }: Arrival<object>): Promise<unknown> =>
  client.query({
    query: ChampionsPageDocument,
    variables: championsPageVariables(readStatisticsFilter(search), locale),
    fetchPolicy: 'network-only',
  })
