import type { ApolloClient } from '@apollo/client'
import type { Locale } from '../../../languages.ts'
import type { MatchPageQueryVariables } from '../../gql/graphql.ts'
import { MatchPageDocument } from '../../gql/MatchPage.ts'
import { toContractLocale } from '../../i18n/contract-locale.ts'
import type { MatchParams } from '../../paths.ts'
import type { Arrival } from '../../routing/lazy-data.ts'

export const matchPageVariables = ({ matchId }: MatchParams, locale: Locale): MatchPageQueryVariables => ({
  id: matchId,
  locale: toContractLocale(locale),
})

/** Preloads on each arrival, because "not found" and "Riot does not answer" are true only for a short time. */
export const loadMatchPage = (client: ApolloClient, { params, locale }: Arrival<MatchParams>): Promise<unknown> =>
  client.query({
    query: MatchPageDocument,
    variables: matchPageVariables(params, locale),
    fetchPolicy: 'network-only',
  })
