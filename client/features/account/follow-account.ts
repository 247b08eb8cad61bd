import type { ApolloClient } from '@apollo/client'
import { AccountUpdatesDocument } from '../../gql/AccountUpdates.ts'
import { ChangedRanksDocument } from '../../gql/ChangedRanks.ts'
import { graphql } from '../../gql/gql.ts'
import type { Locale } from '../../gql/graphql.ts'
import { followUpdates } from '../../live/follow-updates.ts'
import { compareMatches } from './account-changes.ts'
import { findAccountFacts } from './account-facts.ts'
import { accountRefreshOf } from './account-refresh.ts'
import { askMatches } from './ask-refresh.ts'
import { evictOlderHistories } from './cached-account.ts'
import type { HistoryFilter } from './history-filter.ts'
import { findLoadedMatches, firstMatches } from './loaded-matches.ts'

graphql(/* GraphQL */ `
  subscription AccountUpdates($id: ID!, $after: String) {
    accountChanges(accounts: [$id], after: $after) {
      cursor
      snapshot
      missed
      upserted {
        __typename
        id
      }
    }
  }
`)

graphql(/* GraphQL */ `
  query ChangedRanks($id: ID!) {
    node(id: $id) {
      ... on Account {
        id
        ...RankSummary_account @nonreactive
        ...Ranks_account @nonreactive
      }
    }
  }
`)

/** Parts of the account that the page shows. */
export interface FollowedView {
  readonly locale: Locale
  /** Null while the filter is unknown. */
  readonly filter: HistoryFilter | null
  /** True while the visitor reads or aims in the list of matches: nothing may move there. */
  readonly held: boolean
}

export interface AccountFollower {
  /** The page shows something else now. */
  show(view: FollowedView): void
  stop(): void
}

/** Fetches ranks and matches into the cache whenever the server reports new ones. */
export function followAccount(client: ApolloClient, id: string, first: FollowedView): AccountFollower {
  const { cache } = client
  let view = first
  let cursor: string | null = null
  const due = { ranks: false, matches: false }
  let isFetching = false
  let isStopped = false

  async function fetchRanks(): Promise<void> {
    due.ranks = false
    await client.query({ query: ChangedRanksDocument, variables: { id }, fetchPolicy: 'network-only' })
  }

  async function fetchMatches(filter: HistoryFilter): Promise<void> {
    due.matches = false
    const facts = findAccountFacts(cache, id)
    if (facts === null) return
    const before = findLoadedMatches(cache, facts, filter)
    const page = await askMatches(client, {
      id,
      locale: view.locale,
      ...filter,
      first: firstMatches(before?.ids.length ?? 0),
    })
    const now = findLoadedMatches(cache, facts, filter)
    if (page === null || now === null) return
    accountRefreshOf(client, id).announce(compareMatches(before?.ids ?? null, now.ids, page.hasNextPage))
    evictOlderHistories(cache, id, now.fetchedAt)
  }

  async function fetchDue(): Promise<void> {
    if (isFetching || isStopped) return
    const { filter, held } = view
    const fetch = due.ranks ? fetchRanks() : due.matches && filter !== null && !held ? fetchMatches(filter) : null
    if (fetch === null) return
    isFetching = true
    // The next change tries again.
    await fetch.catch(() => {})
    isFetching = false
    await fetchDue()
  }

  const stop = followUpdates({
    subscribe: () => client.subscribe({ query: AccountUpdatesDocument, variables: { id, after: cursor } }),
    onUpdate({ accountChanges: { cursor: next, snapshot, missed, upserted } }) {
      cursor = next
      cache.evict({ id: 'ROOT_SUBSCRIPTION', fieldName: 'accountChanges', broadcast: false })
      // The page has just fetched what a first snapshot lists.
      const kinds = snapshot ? [] : upserted.map((change) => change.__typename)
      due.ranks ||= missed || kinds.includes('RankChange')
      due.matches ||= missed || kinds.includes('FinishedMatch')
      void fetchDue()
    },
  })

  return {
    show(next) {
      view = next
      void fetchDue()
    },
    stop() {
      isStopped = true
      stop()
    },
  }
}
