import type { ApolloClient } from '@apollo/client'
import type { Locale } from '../../../languages.ts'
import { GamePageDocument } from '../../gql/GamePage.ts'
import type { GamePageQueryVariables } from '../../gql/graphql.ts'
import { toContractLocale } from '../../i18n/contract-locale.ts'
import type { MatchParams } from '../../paths.ts'
import type { Arrival } from '../../routing/lazy-data.ts'

export const gamePageVariables = ({ matchId }: MatchParams, locale: Locale): GamePageQueryVariables => ({
  matchId,
  locale: toContractLocale(locale),
})

/** Preloads on each arrival, because a game runs only for a while. */
export const loadGamePage = (client: ApolloClient, { params, locale }: Arrival<MatchParams>): Promise<unknown> =>
  client.query({
    query: GamePageDocument,
    variables: gamePageVariables(params, locale),
    fetchPolicy: 'network-only',
  })
