import type { ApolloClient } from '@apollo/client'
import type { StreamersPageQueryVariables } from '../../gql/graphql.ts'
import { StreamersPageDocument } from '../../gql/StreamersPage.ts'
import type { AccountParams } from '../../paths.ts'
import type { Arrival } from '../../routing/lazy-data.ts'
import { loadServerStatus } from '../../routing/server-status-data.ts'
import { readStreamersView } from './streamers-view.ts'

export const streamersPageVariables = ({ gameName, tagLine, region }: AccountParams): StreamersPageQueryVariables => ({
  gameName,
  tagLine,
  region,
})

/** Preloads on each arrival: "no such account" and "Riot does not answer" are true only for a short time. */
export function loadStreamersPage(client: ApolloClient, { search }: Arrival<object>): Promise<unknown> {
  const { account } = readStreamersView(search)
  return account === null
    ? loadServerStatus(client)
    : client.query({
        query: StreamersPageDocument,
        variables: streamersPageVariables(account),
        fetchPolicy: 'network-only',
      })
}
