import type { ApolloClient } from '@apollo/client'
import type { TeamPageQueryVariables } from '../../gql/graphql.ts'
import { TeamPageDocument } from '../../gql/TeamPage.ts'
import type { TeamParams } from '../../paths.ts'
import type { Arrival } from '../../routing/lazy-data.ts'

/** Number of roster changes per page. */
const PAGE_SIZE = 10

/** The contract's upper limit for a page. */
const MOST = 100

/** `shown` is the number of displayed roster changes. */
export function teamPageVariables({ team }: TeamParams, shown = 0): TeamPageQueryVariables {
  return { team: team.toUpperCase(), first: Math.min(Math.max(PAGE_SIZE, shown), MOST) }
}

/** Fetches a team, its roster and its newest roster changes. */
export const fetchTeam = (client: ApolloClient, params: TeamParams, shown?: number) =>
  client.query({ query: TeamPageDocument, variables: teamPageVariables(params, shown), fetchPolicy: 'network-only' })

/** Preloads the page's query on each arrival: a roster can change while the visitor is on other pages. */
export const loadTeamPage = (client: ApolloClient, { params }: Arrival<TeamParams>): Promise<unknown> =>
  fetchTeam(client, params)
