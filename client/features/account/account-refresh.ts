import type { ApolloClient } from '@apollo/client'
import type { Locale } from '../../gql/graphql.ts'
import {
  compareAccounts,
  compareMatches,
  NO_CHANGES,
  NO_NEW_MATCHES,
  type AccountChanges,
  type NewMatches,
} from './account-changes.ts'
import { findAccountFacts, type AccountFacts } from './account-facts.ts'
import { askAccount, askChampions, askMatches, type RefreshFailure } from './ask-refresh.ts'
import { evictOlderHistories, hasMasteries } from './cached-account.ts'
import type { HistoryFilter } from './history-filter.ts'
import { findLoadedMatches, firstMatches } from './loaded-matches.ts'

/** Steps of a refresh, in order. */
export type RefreshStep = 'account' | 'matches' | 'champions'

/** A part that could not be refreshed and is older than the rest. */
export type OldPart = 'ranks' | 'matches' | 'champions'

/** Changes since before the refresh, as far as known. */
export interface RefreshNews {
  readonly account: AccountChanges
  readonly matches: NewMatches
}

export type RefreshState =
  | { readonly status: 'idle' }
  | { readonly status: 'running'; readonly step: RefreshStep; readonly news: RefreshNews }
  | { readonly status: 'failed'; readonly failure: RefreshFailure }
  /** The server has reported changes, without a refresh. */
  | { readonly status: 'announced'; readonly news: RefreshNews }
  | {
      readonly status: 'done'
      readonly news: RefreshNews
      /** Time of the previous refresh, in ISO 8601. */
      readonly since: string
      readonly oldParts: readonly OldPart[]
      /** True when another visitor had refreshed the account a moment before. */
      readonly tooSoon: boolean
    }

/** The language and filter of the page during the refresh. */
export interface RefreshedView {
  readonly locale: Locale
  readonly filter: HistoryFilter
}

/** Continues when its page is left; only mounted components see its result. */
export interface AccountRefresh {
  readonly read: () => RefreshState
  /** Calls `onChange` after each change, until the returned function is called. */
  readonly subscribe: (onChange: () => void) => () => void
  /** Starts a refresh, unless one is running. */
  start(view: RefreshedView): void
  /** Marks matches as new that were added without a refresh. */
  announce(matches: NewMatches): void
  /** Forgets the last result; a running refresh continues. A result that no component sees is forgotten automatically. */
  forget(): void
}

const IDLE: RefreshState = { status: 'idle' }

/** The news before anything is known. */
export const NO_NEWS: RefreshNews = { account: NO_CHANGES, matches: NO_NEW_MATCHES }

const refreshes = new WeakMap<ApolloClient, Map<string, AccountRefresh>>()

/** Always the same object for one account. */
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
    // Without new matches, the cache keeps the previous list.
    if (page === null || matchesNow?.fetchedAt === matchesBefore?.fetchedAt) oldParts.push('matches')
    else evictOlderHistories(cache, id, now.freshness.fetchedAt)

    if (hasMasteries(cache, id)) {
      show({ status: 'running', step: 'champions', news })
      if (!(await askChampions(client, { id, locale }))) oldParts.push('champions')
    }
    // Matches of removed lists are no longer displayed.
    cache.gc()
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
      void run(view, before)
        .catch((): RefreshState => ({ status: 'failed', failure: { kind: 'unreachable' } }))
        // A visitor who returns hours later must not see this as news.
        .then((end) => show(listeners.size === 0 ? IDLE : end))
    },
    announce(matches) {
      if (state.status !== 'running') show({ status: 'announced', news: { ...NO_NEWS, matches } })
    },
    forget() {
      if (state.status !== 'running') show(IDLE)
    },
  }
}
