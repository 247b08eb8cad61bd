import type { ApolloClient } from '@apollo/client'
import { ProPlayerListDocument } from '../../gql/ProPlayerList.ts'
import { ProPlayersPageDocument } from '../../gql/ProPlayersPage.ts'
import { playerListVariables } from './player-list-variables.ts'
import { readProPlayersView } from './pro-players-view.ts'

/** Preloads the queries of an address. */
export function loadProPlayersPage(client: ApolloClient, search: URLSearchParams): Promise<unknown> {
  const view = readProPlayersView(search)
  return Promise.all([
    // The leagues are fetched on every arrival. A list of players with several loaded pages keeps them.
    client.query({ query: ProPlayersPageDocument, fetchPolicy: 'network-only' }),
    view.tab === 'players'
      ? client.query({ query: ProPlayerListDocument, variables: playerListVariables(view) })
      : null,
  ])
}
