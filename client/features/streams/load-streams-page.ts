import type { ApolloClient } from '@apollo/client'
import type { Locale } from '../../../languages.ts'
import type { StreamsPageQueryVariables } from '../../gql/graphql.ts'
import { StreamsPageDocument } from '../../gql/StreamsPage.ts'
import { toContractLocale } from '../../i18n/contract-locale.ts'
import type { Arrival } from '../../routing/lazy-data.ts'

/** A filter that matches everything. */
export const EVERY = {}

/** Returns the variables of the page's query: every stream and every running game of pro players. */
export const streamsPageVariables = (locale: Locale): StreamsPageQueryVariables => ({
  streams: EVERY,
  games: EVERY,
  locale: toContractLocale(locale),
})

/** Preloads the page's query on each arrival, because streams start and end. */
export const loadStreamsPage = (client: ApolloClient, { locale }: Arrival<object>): Promise<unknown> =>
  client.query({ query: StreamsPageDocument, variables: streamsPageVariables(locale), fetchPolicy: 'network-only' })
