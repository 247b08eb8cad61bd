import type { ApolloClient } from '@apollo/client'
import { ProPlayerListDocument, ProPlayersPageDocument } from '../../gql/graphql.ts'
import { playerListVariables } from './player-list-variables.ts'
import { readProPlayersView } from './pro-players-view.ts'

/** Asks for what the page will show at an address. */
export function loadProPlayersPage(client: ApolloClient, search: URLSearchParams): Promise<unknown> {
  const view = readProPlayersView(search)
  return Promise.all([
    // The leagues are asked for on every arrival. A list of players that was read on stays as long as it is.
    client.query({ query: ProPlayersPageDocument, fetchPolicy: 'network-only' }),
    view.tab === 'players'
      ? client.query({ query: ProPlayerListDocument, variables: playerListVariables(view) })
      : null,
  ])
}
