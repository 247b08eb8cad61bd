import type { ApolloClient } from '@apollo/client'
import { EventPageDocument } from '../../gql/EventPage.ts'
import type { EventPageQueryVariables } from '../../gql/graphql.ts'
import type { EventParams } from '../../paths.ts'
import type { Arrival } from '../../routing/lazy-data.ts'

export const eventPageVariables = ({ event }: EventParams): EventPageQueryVariables => ({ event })

/** Preloads the page's query on each arrival, because ranks change. */
export const loadEventPage = (client: ApolloClient, { params }: Arrival<EventParams>): Promise<unknown> =>
  client.query({ query: EventPageDocument, variables: eventPageVariables(params), fetchPolicy: 'network-only' })
