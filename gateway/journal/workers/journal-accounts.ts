import { accountMatchesCollection } from '../../accounts/collections/account-matches.ts'
import { accountDocumentId, accountsCollection } from '../../accounts/collections/accounts.ts'
import type { AccountMatches } from '../../accounts/rules/account-matches.ts'
import type { Account, AccountKey } from '../../accounts/rules/account.ts'
import type { Pauses } from '../../jobs/background-job.ts'
import type { Clock } from '../../shared/clock.ts'
import { openCollection } from '../../store/collection.ts'
import type { DocumentStore } from '../../store/document-store.ts'
import { type CollectionEvent, followCollection, listGone } from '../../store/follow-collection.ts'
import type { StoreWatches } from '../../store/store-watches.ts'
import { type WatchedAccount, watchedAccountsCollection } from '../collections/watched-accounts.ts'
import { compareAccount } from '../rules/compare-account.ts'
import { openJournal } from '../services/journal.ts'

/** Accounts that are compared in one round. A round a second reads at most 40 documents. */
const COMPARED_AT_ONCE = 20

/**
 * Interval of comparing an account with the store: others may have fetched its ranks or matches. An account that is watched all day
 * costs 2,880 reads.
 */
const COMPARE_EVERY_MS = 60_000

/** A watch that is renewed within this time after its end continues: what has changed meanwhile is not lost. */
const CONTINUES_MS = 24 * 60 * 60_000

/** Ended watches that are deleted in one round. */
const DELETED_AT_ONCE = 50

/** State of a watched account. Times are milliseconds since 1970; null when unknown. */
export interface WatchedState {
  readonly key: AccountKey
  /** The account as it was last read; null when it is no longer stored. */
  readonly account: Account | null
  /** Ids of all remembered matches of the account. */
  readonly matchIds: ReadonlySet<string>
  /** Time of the last fetch of the match list for a page. */
  readonly listedAt: number | null
  /** End of the newest remembered match. */
  readonly lastPlayedAt: number | null
}

interface Dependencies {
  readonly store: DocumentStore
  readonly watches: StoreWatches
  readonly clock: Clock
  readonly report: (error: unknown) => void
}

/** Journals new ranks and matches of watched accounts, no matter which part of which server has fetched them. */
export function createAccountJournal({ store, watches, clock, report }: Dependencies) {
  const journal = openJournal(store)
  const watched = openCollection(store, watchedAccountsCollection)
  const accounts = openCollection(store, accountsCollection)
  const accountMatches = openCollection(store, accountMatchesCollection)
  const known = new Map<string, WatchedAccount>()
  const states = new Map<string, WatchedState>()
  const comparedAt = new Map<string, number>()

  function take(change: CollectionEvent<WatchedAccount>): void {
    for (const id of listGone(known.keys(), change)) forget(id)
    for (const [id, each] of change.upserted) known.set(id, each)
  }

  function forget(id: string): void {
    known.delete(id)
    states.delete(id)
    comparedAt.delete(id)
  }

  function listActive(now: number): readonly string[] {
    return [...known].flatMap(([id, { until }]) => (until > now ? [id] : []))
  }

  /** Returns the accounts that were compared longest ago. */
  function listDue(now: number): readonly string[] {
    return listActive(now)
      .map((id) => ({ id, at: comparedAt.get(id) ?? -Infinity }))
      .filter(({ at }) => now >= at + COMPARE_EVERY_MS)
      .toSorted((a, b) => a.at - b.at)
      .slice(0, COMPARED_AT_ONCE)
      .map(({ id }) => id)
  }

  async function compare(ids: readonly string[], now: number): Promise<void> {
    // Before the first read: an account that changes from now on is compared again, by `compareSoon`.
    for (const id of ids) comparedAt.set(id, now)
    try {
      await compareStored(ids, now)
    } catch (error) {
      for (const id of ids) comparedAt.delete(id)
      throw error
    }
  }

  async function compareStored(ids: readonly string[], now: number): Promise<void> {
    const found = await accounts.findMany(ids)
    const remembered = await accountMatches.findMany(ids)
    for (const [index, id] of ids.entries()) {
      const before = known.get(id)
      const account = found[index] ?? null
      const matches = remembered[index] ?? null
      if (before === undefined) continue
      states.set(id, toState(before, account, matches))
      if (account === null) continue
      if (compareAccount(before, { account, seen: matches?.seen ?? [] }).next !== before) await write(id, now)
    }
  }

  async function write(id: string, at: number): Promise<void> {
    const next = await store.transaction(async (transaction) => {
      const writer = watched.in(transaction)
      const before = await writer.find(id)
      const account = await accounts.in(transaction).find(id)
      if (before === null || account === null) return before
      const seen = (await accountMatches.in(transaction).find(id))?.seen ?? []
      const appender = await journal.in(transaction)
      const { facts, next: after } = compareAccount(before, { account, seen })
      for (const each of facts) appender.append(each, at)
      if (after !== before) writer.set(id, after)
      return after
    })
    if (next !== null) known.set(id, next)
  }

  async function deleteEnded(now: number): Promise<void> {
    const isOver = (each: WatchedAccount | null | undefined) => (each?.until ?? Infinity) + CONTINUES_MS < now
    const ended = [...known].flatMap(([id, each]) => (isOver(each) ? [id] : [])).slice(0, DELETED_AT_ONCE)
    if (ended.length === 0) return
    await store.transaction(async (transaction) => {
      const writer = watched.in(transaction)
      const stored = await writer.findMany(ended)
      // One of them may have been renewed since.
      for (const [index, id] of ended.entries()) if (isOver(stored[index])) writer.delete(id)
    })
    for (const id of ended) forget(id)
  }

  return {
    /** Follows the watches until the signal is aborted. */
    follow(signal: AbortSignal): void {
      followCollection({ watches, definition: watchedAccountsCollection, clock, signal, report, take })
    },
    async run(pauses: Pauses): Promise<void> {
      const now = clock.now()
      const due = listDue(now)
      if (due.length > 0) await pauses.wait(() => compare(due, now))
      await pauses.wait(() => deleteEnded(now))
    },
    /** Compares the account in the next round. */
    compareSoon(key: AccountKey): void {
      comparedAt.delete(accountDocumentId(key))
    },
    /** Lists the accounts whose watch has not ended and that were compared at least once. */
    listWatched(): readonly WatchedState[] {
      return listActive(clock.now()).flatMap((id) => states.get(id) ?? [])
    },
    status() {
      const active = listActive(clock.now())
      const oldest = Math.min(...active.map((id) => comparedAt.get(id) ?? 0))
      return {
        watched: active.length,
        /** Time of the comparison that was longest ago; null while there is none, and until each account was compared once. */
        oldestComparisonAt: oldest === 0 || oldest === Infinity ? null : oldest,
      }
    },
  }
}

function toState(
  { platform, puuid }: AccountKey,
  account: Account | null,
  matches: AccountMatches | null,
): WatchedState {
  const newest = matches?.seen[0]
  return {
    key: { platform, puuid },
    account,
    matchIds: new Set(matches?.seen.map(({ matchId }) => matchId)),
    listedAt: matches?.stretches.ALL?.fetchedAt ?? null,
    lastPlayedAt: newest === undefined ? null : newest.startedAt + newest.durationSeconds * 1000,
  }
}
