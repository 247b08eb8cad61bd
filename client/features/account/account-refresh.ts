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
import { forgetOlderHistories, hasMasteries } from './forget-old.ts'
import type { HistoryFilter } from './history-filter.ts'
import { findLoadedMatches, firstMatches } from './loaded-matches.ts'

/** What a refresh asks for, one after the other. */
export type RefreshStep = 'account' | 'matches' | 'champions'

/** A part that could not be fetched, so that it is older than the rest. */
export type OldPart = 'ranks' | 'matches' | 'champions'

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

/** The refresh of one account. It goes on when its page is left; how it ends is told to whoever looks at it then. */
export interface AccountRefresh {
  readonly read: () => RefreshState
  /** Calls back after every change; the answer ends that. */
  readonly subscribe: (onChange: () => void) => () => void
  /** Begins, unless it is under way. */
  start(view: RefreshedView): void
  /** Forgets how it ended; what is under way goes on. An end that nobody looks at is forgotten by itself. */
  forget(): void
}

const IDLE: RefreshState = { status: 'idle' }

/** What there is to say before anything is known. */
export const NO_NEWS: RefreshNews = { account: NO_CHANGES, matches: NO_NEW_MATCHES }

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
    else forgetOlderHistories(cache, id, now.freshness.fetchedAt)

    if (hasMasteries(cache, id)) {
      show({ status: 'running', step: 'champions', news })
      if (!(await askChampions(client, { id, locale }))) oldParts.push('champions')
    }
    // Matches of lists that are gone are in nobody's sight.
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
        // Whoever comes back hours later must not be told this as news.
        .then((end) => show(listeners.size === 0 ? IDLE : end))
    },
    forget() {
      if (state.status !== 'running') show(IDLE)
    },
  }
}
