import type { ApolloClient } from '@apollo/client'
import type { LeaderboardPageQueryVariables } from '../../gql/graphql.ts'
import { LeaderboardPageDocument } from '../../gql/LeaderboardPage.ts'
import type { Arrival } from '../../routing/lazy-data.ts'
import { PAGE_SIZE, readLadderView, type LadderView } from './ladder-view.ts'

export const leaderboardPageVariables = (view: LadderView): LeaderboardPageQueryVariables => ({
  ...ladderListVariables(view),
  since: view.since,
})

/** The part of the variables that selects the listed entries. */
export function ladderListVariables(view: LadderView): Omit<LeaderboardPageQueryVariables, 'since'> {
  const search = view.search.trim()
  return {
    region: view.region,
    queue: view.queue,
    prosOnly: view.prosOnly,
    search: search === '' ? null : search,
    orderBy: view.order,
    reverse: view.reverse,
    first: PAGE_SIZE,
    after: view.page === 1 ? null : String(PAGE_SIZE * (view.page - 1)),
  }
}

/** Preloads the page's query on each arrival, because a ladder changes every few minutes. */
export const loadLeaderboardPage = (client: ApolloClient, { search }: Arrival<object>): Promise<unknown> =>
  client.query({
    query: LeaderboardPageDocument,
    variables: leaderboardPageVariables(readLadderView(search)),
    fetchPolicy: 'network-only',
  })
