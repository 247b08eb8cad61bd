import type { TeamPageQueryVariables } from '../../gql/graphql.ts'

/** How many roster changes come at once. */
const PAGE_SIZE = 10

/** The most of them that the contract allows at once. */
const MOST = 100

/** What to ask for to show a team with a code in any case, of whose roster changes `shown` are in sight. */
export function teamPageVariables(team: string, shown = 0): TeamPageQueryVariables {
  return { team: team.toUpperCase(), first: Math.min(Math.max(PAGE_SIZE, shown), MOST) }
}
