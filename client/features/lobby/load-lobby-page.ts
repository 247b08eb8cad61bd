import type { ApolloClient } from '@apollo/client'
import type { Locale } from '../../../languages.ts'
import type { LobbyPageQueryVariables } from '../../gql/graphql.ts'
import { LobbyPageDocument } from '../../gql/LobbyPage.ts'
import { toContractLocale } from '../../i18n/contract-locale.ts'
import type { Arrival } from '../../routing/lazy-data.ts'
import { readLobbyAddress, type LobbyAddress } from '../../search/lobby-address.ts'

export const lobbyPageVariables = (
  { text, region }: Pick<LobbyAddress, 'text' | 'region'>,
  locale: Locale,
): LobbyPageQueryVariables => ({ text, region, locale: toContractLocale(locale) })

/** Preloads on each arrival: "no such player" and "Riot does not answer" are true only for a short time. */
export const loadLobbyPage = (client: ApolloClient, { search, locale }: Arrival<object>): Promise<unknown> =>
  client.query({
    query: LobbyPageDocument,
    variables: lobbyPageVariables(readLobbyAddress(search), locale),
    fetchPolicy: 'network-only',
  })
