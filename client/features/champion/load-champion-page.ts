import type { ApolloClient } from '@apollo/client'
import type { Locale } from '../../../languages.ts'
import { ChampionBuildsDocument } from '../../gql/ChampionBuilds.ts'
import { ChampionGamesDocument } from '../../gql/ChampionGames.ts'
import { ChampionPageDocument } from '../../gql/ChampionPage.ts'
import type { ChampionBuildsQueryVariables, ChampionPageQueryVariables } from '../../gql/graphql.ts'
import { PlayersOfChampionDocument } from '../../gql/PlayersOfChampion.ts'
import { toContractLocale } from '../../i18n/contract-locale.ts'
import { championByKey } from '../../match/champion-by.ts'
import { findChampionKey } from '../../match/find-champion-key.ts'
import type { ChampionParams } from '../../paths.ts'
import type { Arrival } from '../../routing/lazy-data.ts'
import { championVariables } from '../../statistics/champion-variables.ts'
import { readStatisticsFilter, statisticsVariables, type ShownStatistics } from '../../statistics/statistics-filter.ts'
import { boundsOf, readBuildsView, type BuildsView } from './builds/builds-view.ts'
import { readGamesView } from './builds/games-view.ts'
import { championGamesVariables } from './builds/loaded-games.ts'
import { readChampionView } from './champion-view.ts'

interface ShownBuilds {
  readonly shown: ShownStatistics
  readonly view: Omit<BuildsView, 'against'>
  /** Null for any lane opponent. */
  readonly versus: number | null
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
    against: championByKey(versus),
    locale: toContractLocale(locale),
  }
}

/** New games are counted all the time. Other tabs are fetched only where the address opens them. */
export function loadChampionPage(client: ApolloClient, arrival: Arrival<ChampionParams>): Promise<unknown> {
  const loading = loadChampion(client, arrival)
  return Promise.all([loading, loadTab(client, arrival, loading)])
}

async function loadTab(client: ApolloClient, arrival: Arrival<ChampionParams>, loading: LoadingChampion) {
  switch (readChampionView(arrival.search).tab) {
    case 'overview':
      return null
    case 'builds':
      return loadBuilds(client, arrival)
    case 'games':
      return loadGames(client, arrival, await loading)
    case 'players':
      return loadPlayers(client, await loading)
  }
}

function loadPlayers(client: ApolloClient, { data }: LoadedChampion) {
  const key = data?.champion?.key
  return key === undefined ? null : client.query({ query: PlayersOfChampionDocument, variables: { key } })
}

async function loadGames(client: ApolloClient, { locale, search }: Arrival<ChampionParams>, { data }: LoadedChampion) {
  const key = data?.champion?.key
  if (key === undefined) return null
  const { lane, against, player: playerSlug } = readGamesView(search)
  const versus = against === null ? null : await findChampionKey(client, locale, against)
  const variables = championGamesVariables(client.cache, { key, lane, versus, playerSlug }, toContractLocale(locale))
  return client.query({ query: ChampionGamesDocument, variables })
}

const loadChampion = (client: ApolloClient, { params, locale, search }: Arrival<ChampionParams>) =>
  client.query({
    query: ChampionPageDocument,
    variables: championPageVariables(params, readStatisticsFilter(search), locale),
    fetchPolicy: 'network-only',
  })

type LoadingChampion = ReturnType<typeof loadChampion>
type LoadedChampion = Awaited<LoadingChampion>

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
