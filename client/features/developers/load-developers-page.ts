import type { ApolloClient } from '@apollo/client'
import { DevelopersPageDocument } from '../../gql/DevelopersPage.ts'
import { loadServerStatus } from '../../routing/server-status-data.ts'

export const loadDevelopersPage = (client: ApolloClient): Promise<unknown> =>
  Promise.all([loadServerStatus(client), client.query({ query: DevelopersPageDocument })])
