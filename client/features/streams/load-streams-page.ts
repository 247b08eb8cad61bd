import type { ApolloClient } from '@apollo/client'
import type { StreamsPageQueryVariables } from '../../gql/graphql.ts'
import { StreamsPageDocument } from '../../gql/StreamsPage.ts'
import { toContractLocale } from '../../i18n/contract-locale.ts'
import type { Locale } from '../../i18n/locale.ts'

/** Returns the query variables of the page: every stream and every running game of pro players. */
export const streamsPageVariables = (locale: Locale): StreamsPageQueryVariables => ({
  streams: EVERY,
  games: EVERY,
  locale: toContractLocale(locale),
})

/** A filter that matches everything. */
export const EVERY = {}

/** Preloads the page's query on each arrival, because streams start and end. */
export function loadStreamsPage(client: ApolloClient, locale: Locale): Promise<unknown> {
  return client.query({
    query: StreamsPageDocument,
    variables: streamsPageVariables(locale),
    fetchPolicy: 'network-only',
  })
}
