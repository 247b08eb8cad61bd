import type { ApolloClient } from '@apollo/client'
import type { Locale } from '../../../languages.ts'
import type { PlayerChampionGamesQueryVariables, PlayerChampionPageQueryVariables } from '../../gql/graphql.ts'
import { PlayerChampionGamesDocument } from '../../gql/PlayerChampionGames.ts'
import { PlayerChampionPageDocument } from '../../gql/PlayerChampionPage.ts'
import { RuneTreesDocument } from '../../gql/RuneTrees.ts'
import { toContractLocale } from '../../i18n/contract-locale.ts'
import type { PlayerChampionParams, PlayerParams } from '../../paths.ts'
import { playerVariables } from '../../pro-scene/player-variables.ts'
import type { Arrival } from '../../routing/lazy-data.ts'
import { championVariables } from '../../statistics/champion-variables.ts'

/** Number of games per page. */
const PAGE_SIZE = 10

export function playerChampionPageVariables(
  params: PlayerChampionParams,
  locale: Locale,
): PlayerChampionPageQueryVariables {
  return { ...playerVariables(params), ...championVariables(params), locale: toContractLocale(locale) }
}

/** `champion` is Riot's number. */
export function playerChampionGamesVariables(
  params: PlayerParams,
  champion: number,
  locale: Locale,
): PlayerChampionGamesQueryVariables {
  return { ...playerVariables(params), champion, first: PAGE_SIZE, locale: toContractLocale(locale) }
}

/** Preloads on each arrival: players play all the time. Rune pages are drawn with all runes of their trees. */
export const loadPlayerChampionPage = (
  client: ApolloClient,
  arrival: Arrival<PlayerChampionParams>,
): Promise<unknown> =>
  Promise.all([
    loadPlay(client, arrival),
    client.query({ query: RuneTreesDocument, variables: { locale: toContractLocale(arrival.locale) } }),
  ])

/** The games need the champion's number. */
async function loadPlay(client: ApolloClient, { params, locale }: Arrival<PlayerChampionParams>): Promise<void> {
  const { data } = await client.query({
    query: PlayerChampionPageDocument,
    variables: playerChampionPageVariables(params, locale),
    fetchPolicy: 'network-only',
  })
  const key = data?.proPlayer?.champion?.champion.key
  if (key === undefined) return
  await client.query({
    query: PlayerChampionGamesDocument,
    variables: playerChampionGamesVariables(params, key, locale),
    fetchPolicy: 'network-only',
  })
}
