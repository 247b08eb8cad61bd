import type { ApolloClient } from '@apollo/client'
import { EventPageDocument } from '../../gql/graphql.ts'

/** Asks ahead for what the page of an event asks for; on each arrival, because standings change. */
export function loadEventPage(client: ApolloClient, event: string): Promise<unknown> {
  return client.query({ query: EventPageDocument, variables: { event }, fetchPolicy: 'network-only' })
}
