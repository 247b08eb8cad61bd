import type { ApolloClient } from '@apollo/client'
import { PlayerChampionsDocument } from '../../gql/PlayerChampions.ts'
import { PlayerChangesDocument } from '../../gql/PlayerChanges.ts'
import { PlayerPageDocument } from '../../gql/PlayerPage.ts'
import { PlayerRecordedChampionsDocument } from '../../gql/PlayerRecordedChampions.ts'
import type { Locale } from '../../i18n/locale.ts'
import type { PlayerParams } from '../../paths.ts'
import {
  playerChampionsVariables,
  playerChangesVariables,
  playerPageVariables,
  recordedChampionsVariables,
} from './player-page-variables.ts'
import { readPlayerView } from './player-view.ts'

/**
 * Preloads the page's queries on each arrival, because rosters, ranks and games change. The champions can take long, so nothing
 * waits for them.
 */
export function loadPlayerPage(
  client: ApolloClient,
  params: PlayerParams,
  locale: Locale,
  search: URLSearchParams,
): Promise<unknown> {
  return Promise.all([loadPlayer(client, params), loadChampions(client, params, locale, search)])
}

function loadChampions(client: ApolloClient, params: PlayerParams, locale: Locale, search: URLSearchParams) {
  const { last } = readPlayerView(search)
  if (last === 'recorded') {
    return client.query({
      query: PlayerRecordedChampionsDocument,
      variables: recordedChampionsVariables(params, locale),
      fetchPolicy: 'network-only',
    })
  }
  return client.query({
    query: PlayerChampionsDocument,
    variables: playerChampionsVariables(params, last, locale),
    fetchPolicy: 'network-only',
  })
}

/** Fetches a player and then the player's roster changes, which need the player's id. */
export async function loadPlayer(client: ApolloClient, params: PlayerParams): Promise<void> {
  const { data } = await client.query({
    query: PlayerPageDocument,
    variables: playerPageVariables(params),
    fetchPolicy: 'network-only',
  })
  const player = data?.proPlayer
  if (!player) return
  await client.query({
    query: PlayerChangesDocument,
    variables: playerChangesVariables(player.id),
    fetchPolicy: 'network-only',
  })
}
