import type { ApolloClient } from '@apollo/client'
import type { Locale } from '../../../languages.ts'
import { ChampionPageDocument } from '../../gql/ChampionPage.ts'
import type { ChampionPageQueryVariables } from '../../gql/graphql.ts'
import { toContractLocale } from '../../i18n/contract-locale.ts'
import type { ChampionParams } from '../../paths.ts'
import type { Arrival } from '../../routing/lazy-data.ts'
import { readStatisticsFilter, statisticsVariables, type ShownStatistics } from '../../statistics/statistics-filter.ts'

/** Returns the variables of an address's champion: its number, or otherwise its slug. */
export function championVariables({ champion }: ChampionParams): { readonly slug?: string; readonly key?: number } {
  return /^\d+$/.test(champion) ? { key: Number(champion) } : { slug: champion }
}

/** Returns the variables of the page's query. */
export function championPageVariables(
  params: ChampionParams,
  shown: ShownStatistics,
  locale: Locale,
): ChampionPageQueryVariables {
  const { population, queue } = shown
  return {
    ...championVariables(params),
    ...statisticsVariables(shown),
    population,
    queue,
    locale: toContractLocale(locale),
  }
}

/** Preloads the page's query on each arrival, because new games are counted all the time. */
export const loadChampionPage = (
  client: ApolloClient,
  { params, locale, search }: Arrival<ChampionParams>,
): Promise<unknown> =>
  client.query({
    query: ChampionPageDocument,
    variables: championPageVariables(params, readStatisticsFilter(search), locale),
    fetchPolicy: 'network-only',
  })
