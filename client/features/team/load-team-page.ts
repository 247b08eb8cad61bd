import type { ApolloClient } from '@apollo/client'
import type { Locale } from '../../../languages.ts'
import type { TeamGamesQueryVariables, TeamPageQueryVariables } from '../../gql/graphql.ts'
import { TeamGamesDocument } from '../../gql/TeamGames.ts'
import { TeamPageDocument } from '../../gql/TeamPage.ts'
import { toContractLocale } from '../../i18n/contract-locale.ts'
import type { TeamParams } from '../../paths.ts'
import type { Arrival } from '../../routing/lazy-data.ts'

/** Number of roster changes per page. */
const PAGE_SIZE = 10

/** The contract's upper limit for a page. */
const MAX_MATCHES = 100

/** `shown` is the number of displayed roster changes. */
export function teamPageVariables({ team }: TeamParams, shown = 0): TeamPageQueryVariables {
  return { team: team.toUpperCase(), first: Math.min(Math.max(PAGE_SIZE, shown), MAX_MATCHES) }
}

/** Fetches a team, its roster and its newest roster changes. */
export const fetchTeam = (client: ApolloClient, params: TeamParams, shown?: number) =>
  client.query({ query: TeamPageDocument, variables: teamPageVariables(params, shown), fetchPolicy: 'network-only' })

export function teamGamesVariables({ team }: TeamParams, locale: Locale): TeamGamesQueryVariables {
  return { team: team.toUpperCase(), locale: toContractLocale(locale) }
}

/** Preloads on each arrival: a roster can change, and games are played, while the visitor is on other pages. */
export const loadTeamPage = (client: ApolloClient, { params, locale }: Arrival<TeamParams>): Promise<unknown> =>
  Promise.all([
    fetchTeam(client, params),
    client.query({
      query: TeamGamesDocument,
      variables: teamGamesVariables(params, locale),
      fetchPolicy: 'network-only',
    }),
  ])
