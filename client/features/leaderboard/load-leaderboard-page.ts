import type { ApolloClient } from '@apollo/client'
import { LeaderboardPageDocument } from '../../gql/LeaderboardPage.ts'
import { ladderVariables, readLadderView } from './ladder-view.ts'

/** Preloads the page's query on each arrival, because a ladder changes every few minutes. */
export function loadLeaderboardPage(client: ApolloClient, search: URLSearchParams): Promise<unknown> {
  return client.query({
    query: LeaderboardPageDocument,
    variables: ladderVariables(readLadderView(search)),
    fetchPolicy: 'network-only',
  })
}
