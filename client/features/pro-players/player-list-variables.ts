import type { ProPlayerListQueryVariables } from '../../gql/graphql.ts'
import type { ProPlayersView } from './pro-players-view.ts'

/** How many players come at once: as many as the contract allows. */
const PAGE_SIZE = 100

/** What to ask for to list the players of a view. */
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
