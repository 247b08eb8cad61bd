import type { ApolloClient } from '@apollo/client'
import { EventPageDocument } from '../../gql/EventPage.ts'

/** Preloads the query of an event's page on each arrival, because ranks change. */
export function loadEventPage(client: ApolloClient, event: string): Promise<unknown> {
  return client.query({ query: EventPageDocument, variables: { event }, fetchPolicy: 'network-only' })
}
