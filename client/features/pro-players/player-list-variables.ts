import type { ProPlayerListQueryVariables } from '../../gql/graphql.ts'
import type { ProPlayersView } from './pro-players-view.ts'

/** Number of players per page: the contract's upper limit. */
const PAGE_SIZE = 100

/** Returns the query variables of a view's list of players. */
export function playerListVariables({ leagues, teams, roles, text }: ProPlayersView): ProPlayerListQueryVariables {
  const wanted = text.trim()
  return {
    filter: {
      leagues: leagues.length === 0 ? null : [...leagues],
      teams: teams.length === 0 ? null : [...teams],
      roles: roles.length === 0 ? null : [...roles],
      text: wanted === '' ? null : wanted,
    },
    first: PAGE_SIZE,
  }
}
