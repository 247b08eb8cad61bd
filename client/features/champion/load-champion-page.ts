import type { ApolloClient } from '@apollo/client'
import type { Locale } from '../../../languages.ts'
import { ChampionBuildsDocument } from '../../gql/ChampionBuilds.ts'
import { ChampionPageDocument } from '../../gql/ChampionPage.ts'
import type { ChampionBuildsQueryVariables, ChampionPageQueryVariables } from '../../gql/graphql.ts'
import { toContractLocale } from '../../i18n/contract-locale.ts'
import { findChampionKey } from '../../match/find-champion-key.ts'
import type { ChampionParams } from '../../paths.ts'
import type { Arrival } from '../../routing/lazy-data.ts'
import { readStatisticsFilter, statisticsVariables, type ShownStatistics } from '../../statistics/statistics-filter.ts'
import { boundsOf, readBuildsView, type BuildsView } from './builds/builds-view.ts'
import { readChampionView } from './champion-view.ts'

interface ShownBuilds {
  readonly shown: ShownStatistics
  readonly view: Omit<BuildsView, 'against'>
  /** Null for any lane opponent. */
  readonly versus: number | null
}

/** Returns the variables of an address's champion: its number, or otherwise its slug. */
export function championVariables({ champion }: ChampionParams): { readonly slug?: string; readonly key?: number } {
  return /^\d+$/.test(champion) ? { key: Number(champion) } : { slug: champion }
}

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

export function championBuildsVariables(
  params: ChampionParams,
  { shown, view: { rank, region }, versus }: ShownBuilds,
  locale: Locale,
): ChampionBuildsQueryVariables {
  return {
    ...championVariables(params),
    ...statisticsVariables(shown),
    ...boundsOf(rank),
    region,
    versus,
    locale: toContractLocale(locale),
  }
}

/** New games are counted all the time. Builds are fetched only where the address opens them. */
export const loadChampionPage = (client: ApolloClient, arrival: Arrival<ChampionParams>): Promise<unknown> =>
  Promise.all([
    loadChampion(client, arrival),
    readChampionView(arrival.search).tab === 'builds' ? loadBuilds(client, arrival) : null,
  ])

const loadChampion = (client: ApolloClient, { params, locale, search }: Arrival<ChampionParams>) =>
  client.query({
    query: ChampionPageDocument,
    variables: championPageVariables(params, readStatisticsFilter(search), locale),
    fetchPolicy: 'network-only',
  })

/** Fetches the builds of an address. If it names an opponent, the list of champions is fetched first. */
async function loadBuilds(client: ApolloClient, { params, locale, search }: Arrival<ChampionParams>) {
  const view = readBuildsView(search)
  const versus = view.against === null ? null : await findChampionKey(client, locale, view.against)
  return client.query({
    query: ChampionBuildsDocument,
    variables: championBuildsVariables(params, { shown: readStatisticsFilter(search), view, versus }, locale),
    fetchPolicy: 'network-only',
  })
}
