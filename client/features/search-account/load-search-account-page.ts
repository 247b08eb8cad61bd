import type { ApolloClient } from '@apollo/client'
import type { SearchAccountPageQueryVariables } from '../../gql/graphql.ts'
import { SearchAccountPageDocument } from '../../gql/SearchAccountPage.ts'
import type { RiotIdParams } from '../../paths.ts'
import type { Arrival } from '../../routing/lazy-data.ts'
import { loadServerStatus } from '../../routing/server-status-data.ts'

export const searchAccountPageVariables = ({ gameName, tagLine }: RiotIdParams): SearchAccountPageQueryVariables => ({
  gameName,
  tagLine,
})

/** Preloads the page's query on each arrival: "no such account" and "Riot does not answer" are true only for a short time. */
export const loadSearchAccountPage = (client: ApolloClient, { params }: Arrival<RiotIdParams>): Promise<unknown> =>
  Promise.all([
    client.query({
      query: SearchAccountPageDocument,
      variables: searchAccountPageVariables(params),
      fetchPolicy: 'network-only',
    }),
    loadServerStatus(client),
  ])
