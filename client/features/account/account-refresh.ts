import type { ApolloClient } from '@apollo/client'
import type { ApolloCache, Modifiers } from '@apollo/client/cache'
import { historyField } from '../../apollo/match-policies.ts'
import { graphql } from '../../gql/gql.ts'
import { RefreshAccountDocument, RefreshedMatchesDocument, type Locale } from '../../gql/graphql.ts'
import {
  compareAccounts,
  compareMatches,
  NO_CHANGES,
  NO_NEW_MATCHES,
  type AccountChanges,
  type NewMatches,
} from './account-changes.ts'
import { findAccountFacts, writeAccountAddress, type AccountFacts } from './account-facts.ts'
import type { HistoryFilter } from './history-filter.ts'
import { findLoadedMatches, firstMatches } from './loaded-matches.ts'

graphql(/* GraphQL */ `
  mutation RefreshAccount($id: ID!) {
    refreshAccount(input: { id: $id }) {
      account {
        id
        ...AccountFacts_account @unmask
        ...AccountHeader_account
        ...RankSummary_account
        ...Ranks_account
      }
      problems {
        ... on RefreshTooSoon {
          availableAt
        }
        ... on AccountNotFound {
          message
        }
        ... on UpstreamUnavailable {
          retryAt
        }
      }
    }
  }
`)

graphql(/* GraphQL */ `
  query RefreshedMatches(
    $id: ID!
    $locale: Locale!
    $queue: QueueFilter
    $champion: Int
    $first: Int!
    $after: String
  ) {
    node(id: $id) {
      ... on Account {
        id
        matches(queue: $queue, champion: $champion, first: $first, after: $after) {
          pageInfo {
            hasNextPage
          }
          freshness {
            stale
          }
        }
        ...MatchSummary_account
        ...MatchHistory_account
      }
    }
  }
`)

/** What a refresh asks for, one after the other. */
export type RefreshStep = 'account' | 'matches' | 'champions'

/** A part that could not be fetched, so that it is older than the rest. */
export type OldPart = 'ranks' | 'matches' | 'champions'

/** Why nothing could be refreshed. */
export type RefreshFailure =
  | { readonly kind: 'unreachable' | 'AccountNotFound' }
  | { readonly kind: 'UpstreamUnavailable'; readonly retryAt: string }

/** What has changed since before the refresh, as far as it is known yet. */
export interface RefreshNews {
  readonly account: AccountChanges
  readonly matches: NewMatches
}

/** How far the refresh of an account has come. */
export type RefreshState =
  | { readonly status: 'idle' }
  | { readonly status: 'running'; readonly step: RefreshStep; readonly news: RefreshNews }
  | { readonly status: 'failed'; readonly failure: RefreshFailure }
  | {
      readonly status: 'done'
      readonly news: RefreshNews
      /** When the account was fetched the time before, in ISO 8601. */
      readonly since: string
      readonly oldParts: readonly OldPart[]
      /** True when somebody else had refreshed the account a moment before. */
      readonly tooSoon: boolean
    }

/** What the page shows of the history while it is refreshed. */
export interface RefreshedView {
  readonly locale: Locale
  readonly filter: HistoryFilter
}

/** The refresh of one account. It goes on when its page is left, and is there when the page is opened again. */
export interface AccountRefresh {
  readonly read: () => RefreshState
  /** Calls back after every change; the answer ends that. */
  readonly subscribe: (onChange: () => void) => () => void
  /** Begins, unless it is under way. */
  start(view: RefreshedView): void
  /** Forgets how it ended; what is under way goes on. */
  forget(): void
}

const IDLE: RefreshState = { status: 'idle' }
const NO_NEWS: RefreshNews = { account: NO_CHANGES, matches: NO_NEW_MATCHES }

const refreshes = new WeakMap<ApolloClient, Map<string, AccountRefresh>>()

/** The refresh of an account, always the same one. */
export function accountRefreshOf(client: ApolloClient, id: string): AccountRefresh {
  const ofClient = refreshes.get(client) ?? new Map<string, AccountRefresh>()
  const refresh = ofClient.get(id) ?? createAccountRefresh(client, id)
  refreshes.set(client, ofClient.set(id, refresh))
  return refresh
}

function createAccountRefresh(client: ApolloClient, id: string): AccountRefresh {
  const { cache } = client
  const listeners = new Set<() => void>()
  let state = IDLE

  function show(next: RefreshState) {
    state = next
    for (const onChange of listeners) onChange()
  }

  async function run({ locale, filter }: RefreshedView, before: AccountFacts): Promise<RefreshState> {
    const matchesBefore = findLoadedMatches(cache, before, filter)
    const answer = await askAccount(client, id)
    if (answer !== 'refreshed' && answer !== 'too-soon') return { status: 'failed', failure: answer }
    const now = findAccountFacts(cache, id) ?? before
    const account = compareAccounts(before, now)
    const oldParts: OldPart[] = now.ranks === null || now.ranks.freshness.stale ? ['ranks'] : []

    show({ status: 'running', step: 'matches', news: { ...NO_NEWS, account } })
    const first = firstMatches(matchesBefore?.ids.length ?? 0)
    const page = await askMatches(client, { id, locale, ...filter, first })
    const matchesNow = findLoadedMatches(cache, now, filter)
    const ids = [matchesBefore?.ids ?? null, matchesNow?.ids ?? null] as const
    const news = { account, matches: compareMatches(...ids, page?.hasNextPage ?? false) }
    // Where nothing came, the cache keeps the list of before.
    if (page === null || matchesNow?.fetchedAt === matchesBefore?.fetchedAt) oldParts.push('matches')
    else forgetOtherHistories(cache, id, filter)

    const shownChampions = listShownChampions(client)
    if (shownChampions.length === 0) {
      // Whoever opens the champions now wants them as young as the rest.
      forgetMasteries(cache, id)
    } else {
      show({ status: 'running', step: 'champions', news })
      const refetched = await Promise.allSettled(shownChampions.map((champions) => champions.refetch()))
      if (refetched.some(({ status }) => status === 'rejected')) oldParts.push('champions')
    }
    return { status: 'done', news, since: before.freshness.fetchedAt, oldParts, tooSoon: answer === 'too-soon' }
  }

  return {
    read: () => state,
    subscribe(onChange) {
      listeners.add(onChange)
      return () => listeners.delete(onChange)
    },
    start(view) {
      const before = findAccountFacts(cache, id)
      if (state.status === 'running' || before === null) return
      show({ status: 'running', step: 'account', news: NO_NEWS })
      void run(view, before).then(show)
    },
    forget() {
      if (state.status !== 'running') show(IDLE)
    },
  }
}

/** Asks Riot for name, level and ranks. They are in the cache when the answer says so. */
async function askAccount(client: ApolloClient, id: string): Promise<'refreshed' | 'too-soon' | RefreshFailure> {
  try {
    const { data } = await client.mutate({
      mutation: RefreshAccountDocument,
      variables: { id },
      update: (cache, { data: written }) => {
        if (written?.refreshAccount.account) writeAccountAddress(cache, written.refreshAccount.account)
      },
    })
    if (data === undefined) return { kind: 'unreachable' }
    const [problem] = data.refreshAccount.problems
    switch (problem?.__typename) {
      case undefined:
        return 'refreshed'
      case 'RefreshTooSoon':
        return 'too-soon'
      case 'AccountNotFound':
        return { kind: problem.__typename }
      case 'UpstreamUnavailable':
        return { kind: problem.__typename, retryAt: problem.retryAt }
    }
  } catch {
    return { kind: 'unreachable' }
  }
}

interface MatchesAsked extends HistoryFilter {
  readonly id: string
  readonly locale: Locale
  readonly first: number
}

/** Asks for the newest matches, which are then in the cache; null when they could not be had. */
async function askMatches(
  client: ApolloClient,
  variables: MatchesAsked,
): Promise<{ readonly hasNextPage: boolean } | null> {
  try {
    const { data } = await client.query({ query: RefreshedMatchesDocument, variables, fetchPolicy: 'network-only' })
    const matches = data?.node?.__typename === 'Account' ? data.node.matches : null
    return matches === null || matches.freshness.stale ? null : matches.pageInfo
  } catch {
    return null
  }
}

/** The answer holds one history; what is stored of the others is now too old. */
function forgetOtherHistories(cache: ApolloCache, id: string, shown: HistoryFilter) {
  modifyAccount(cache, id, {
    matches: (history, { storeFieldName, DELETE }) => (storeFieldName === historyField(shown) ? history : DELETE),
  })
}

function forgetMasteries(cache: ApolloCache, id: string) {
  modifyAccount(cache, id, { masteries: (_masteries, { DELETE }) => DELETE })
}

function modifyAccount(cache: ApolloCache, id: string, fields: Modifiers) {
  const stored = cache.identify({ __typename: 'Account', id })
  if (stored !== undefined) cache.modify({ id: stored, fields })
}

/** The questions of the champions that are in sight now. */
function listShownChampions(client: ApolloClient) {
  return [...client.getObservableQueries()].filter(({ queryName }) => queryName === 'AccountChampions')
}
