import type { ApolloClient } from '@apollo/client'
import type { ProPlayerListQueryVariables } from '../../gql/graphql.ts'
import { ProPlayerListDocument } from '../../gql/ProPlayerList.ts'
import { ProPlayersPageDocument } from '../../gql/ProPlayersPage.ts'
import { fetchLiveMarks } from '../../live/marked.ts'
import type { Arrival } from '../../routing/lazy-data.ts'
import { readProPlayersView, type ProPlayersView } from './pro-players-view.ts'

/** The contract's upper limit. */
const PAGE_SIZE = 100

export function playerListVariables({ leagues, teams, roles, text }: ProPlayersView): ProPlayerListQueryVariables {
  const wanted = text.trim()
  return {
    filter: {
      leagues: leagues.length === 0 ? null : [...leagues],
      teams: teams.length === 0 ? null : [...teams],
      roles: roles.length === 0 ? null : [...roles],
      text: wanted === '' ? null : wanted,
    },
    first: PAGE_SIZE,
  }
}

export const fetchLeagues = (client: ApolloClient) =>
  client.query({ query: ProPlayersPageDocument, fetchPolicy: 'network-only' })

/** The leagues are fetched on each arrival; a list with several loaded pages keeps them. */
export function loadProPlayersPage(client: ApolloClient, { search, locale }: Arrival<object>): Promise<unknown> {
  const view = readProPlayersView(search)
  return Promise.all([
    fetchLeagues(client),
    view.tab === 'teams' ? fetchLiveMarks(client, 'all', locale) : null,
    view.tab === 'players'
      ? client.query({ query: ProPlayerListDocument, variables: playerListVariables(view) })
      : null,
  ])
}
