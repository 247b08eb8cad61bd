import type { ApolloClient } from '@apollo/client'
import { AddProPlayerPageDocument } from '../../gql/AddProPlayerPage.ts'

/** Preloads the page's query on each arrival: the visitor may have become an editor in the meantime. */
export const loadAddProPlayerPage = (client: ApolloClient) =>
  client.query({ query: AddProPlayerPageDocument, fetchPolicy: 'network-only' })
