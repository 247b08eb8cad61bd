import type { ApolloClient } from '@apollo/client'
import { SourceHistoriesDocument } from '../../gql/SourceHistories.ts'
import { StatusPageDocument } from '../../gql/StatusPage.ts'
import { loadServerStatus } from '../../routing/server-status-data.ts'

/** Preloads on each arrival, because the state of a source can change at any time. */
export const loadStatusPage = (client: ApolloClient): Promise<unknown> =>
  Promise.all([
    loadServerStatus(client),
    client.query({ query: StatusPageDocument, fetchPolicy: 'network-only' }),
    client.query({ query: SourceHistoriesDocument, fetchPolicy: 'network-only' }),
  ])
