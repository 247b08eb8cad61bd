import type { TeamPageQueryVariables } from '../../gql/graphql.ts'

/** Number of roster changes per page. */
const PAGE_SIZE = 10

/** The contract's upper limit for a page. */
const MOST = 100

/** Returns the query variables of a team, whose code may be in any case. `shown` is the number of displayed roster changes. */
export function teamPageVariables(team: string, shown = 0): TeamPageQueryVariables {
  return { team: team.toUpperCase(), first: Math.min(Math.max(PAGE_SIZE, shown), MOST) }
}
