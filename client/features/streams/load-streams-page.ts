import type { ApolloClient } from '@apollo/client'
import { StreamsPageDocument, type StreamsPageQueryVariables } from '../../gql/graphql.ts'
import { toContractLocale } from '../../i18n/contract-locale.ts'
import type { Locale } from '../../i18n/locale.ts'

/** What the page asks for: every stream and every running game of pro players. */
export const streamsPageVariables = (locale: Locale): StreamsPageQueryVariables => ({
  streams: EVERY,
  games: EVERY,
  locale: toContractLocale(locale),
})

/** A filter that lets everything through. */
export const EVERY = {}

/** Asks ahead for what the page asks for; on each arrival, because streams come and go. */
export function loadStreamsPage(client: ApolloClient, locale: Locale): Promise<unknown> {
  return client.query({
    query: StreamsPageDocument,
    variables: streamsPageVariables(locale),
    fetchPolicy: 'network-only',
  })
}
