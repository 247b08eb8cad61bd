import type { ApolloClient } from '@apollo/client'
import { LeaderboardPageDocument } from '../../gql/graphql.ts'
import { ladderVariables, readLadderView } from './ladder-view.ts'

/** Asks ahead for what the page asks for. A ladder is another one every few minutes, so it is asked for on each arrival. */
export function loadLeaderboardPage(client: ApolloClient, search: URLSearchParams): Promise<unknown> {
  return client.query({
    query: LeaderboardPageDocument,
    variables: ladderVariables(readLadderView(search)),
    fetchPolicy: 'network-only',
  })
}
