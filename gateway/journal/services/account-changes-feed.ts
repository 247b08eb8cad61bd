import { accountDocumentId } from '../../accounts/collections/accounts.ts'
import type { AccountKey } from '../../accounts/rules/account.ts'
import { cancellable } from '../../delivery/feeds/cancellable.ts'
import { ChangeSignal } from '../../delivery/feeds/change-signal.ts'
import type { Clock } from '../../shared/clock.ts'
import { type CollectionEvent, followCollection } from '../../store/follow-collection.ts'
import type { StoreWatches } from '../../store/store-watches.ts'
import { JOURNAL_HEAD_ID, type JournalHead, journalHeadCollection } from '../collections/journal-head.ts'
import { type AccountChange, isAccountChange, type JournalEntry } from '../rules/journal-entry.ts'
import { type AccountWatches, RENEW_WATCH_EVERY_MS } from './account-watches.ts'
import { type Journal, MAX_LISTED } from './journal.ts'

/** Number of changes in a snapshot. */
const SNAPSHOT = 25

/** A reader that missed more changes than this gets a snapshot instead. */
const MAX_MISSED = 100

/** Newest entries in memory, which all readers share. A reader that is further behind reads the store. */
const REMEMBERED = 1000

/** Pause after the store could not be read. */
const RETRY_MS = 1000

/** An update of the changes of some accounts. */
export interface AccountChangesUpdate {
  /** Number of the newest journal entry included. */
  readonly number: number
  /** True when `upserted` replaces everything sent before. */
  readonly snapshot: boolean
  /** True when changes since the reader's cursor are not in the update, because they have expired or are too many. */
  readonly missed: boolean
  /** Newest first. */
  readonly upserted: readonly AccountChange[]
}

export interface AccountChangesFeed {
  /**
   * Yields the changes of 1 to 10 accounts, and watches them meanwhile. The first update is a snapshot of the newest changes, or has
   * the changes after the entry number `after`, even if there are none. Each update includes everything that any reader was sent
   * before. A slow reader gets all that it missed in one update. The store is watched once for any number of readers. Throws the
   * store's errors.
   */
  watch(accounts: readonly AccountKey[], after: number | null): AsyncGenerator<AccountChangesUpdate, void>
  /** Finds a change by its number in the journal; null when it has expired, and for an entry of another kind. */
  find(number: number): Promise<AccountChange | null>
  /** Ends every watch. */
  close(): void
}

interface Dependencies {
  readonly journal: Journal
  readonly accountWatches: AccountWatches
  readonly watches: StoreWatches
  readonly clock: Clock
  /** Receives an error for a document that can't be parsed, which counts as missing, and for a watch that could not be renewed. */
  readonly report: (error: unknown) => void
}

/** Creates the feed over a store. The store's watch starts at the first use. */
export function createAccountChangesFeed(dependencies: Dependencies): AccountChangesFeed {
  const { journal, accountWatches, watches, clock, report } = dependencies
  const closing = new AbortController()
  const changeSignal = new ChangeSignal()
  let isFollowing = false
  /** Head of the journal whose entries are known; null until the store has delivered them. */
  let head: JournalHead | null = null
  /** The newest entries up to `head.newest`, in ascending order: all after the number `tailFrom`. */
  let tail: readonly JournalEntry[] = []
  let tailFrom = 0
  /** The head as the store last delivered it. */
  let stored: JournalHead = { newest: 0, expired: 0 }
  /** Serialises the reads of new entries. */
  let steps: Promise<void> = Promise.resolve()

  function follow(): void {
    if (isFollowing) return
    isFollowing = true
    followCollection({ watches, definition: journalHeadCollection, clock, signal: closing.signal, report, take })
  }

  function take({ upserted }: CollectionEvent<JournalHead>): void {
    stored = upserted.get(JOURNAL_HEAD_ID) ?? stored
    steps = steps.then(catchUp)
  }

  async function catchUp(): Promise<void> {
    try {
      await readUpTo(stored)
    } catch (error) {
      if (closing.signal.aborted) return
      report(error)
      clock.schedule(RETRY_MS, () => {
        steps = steps.then(catchUp)
      })
    }
  }

  async function readUpTo(next: JournalHead): Promise<void> {
    if (head === null) {
      tailFrom = next.newest
    } else {
      let known = head.newest
      const fresh: JournalEntry[] = []
      while (known < next.newest) {
        const listed = await journal.listSince(known, MAX_LISTED)
        fresh.push(...listed.filter(({ number }) => number <= next.newest))
        known = listed.length < MAX_LISTED ? next.newest : (listed.at(-1)?.number ?? next.newest)
      }
      const all = [...tail, ...fresh]
      tail = all.slice(-REMEMBERED)
      tailFrom = all[all.length - tail.length - 1]?.number ?? tailFrom
    }
    head = next.newest < (head?.newest ?? 0) ? head : next
    changeSignal.notify()
  }

  /** Lists changes after a number, newest first; null when they are too many. */
  async function listMissed(ids: readonly string[], number: number): Promise<readonly AccountChange[] | null> {
    const listed =
      number >= tailFrom
        ? tail.filter((entry) => entry.number > number && entry.account !== null && ids.includes(entry.account))
        : await journal.listChangesSince(number, ids, MAX_MISSED + 1)
    return listed.length > MAX_MISSED ? null : listed.filter(isAccountChange).toReversed()
  }

  /**
   * Repeats `list` until the head has not changed meanwhile. Readers that get an update at the same moment then get the same
   * one, however long each had to wait for the journal.
   */
  async function untilHeadIsStable<T>(list: () => Promise<T>): Promise<T> {
    for (;;) {
      const before = head
      const found = await list()
      if (head === before) return found
    }
  }

  async function start(
    ids: readonly string[],
    after: number | null,
    headAtStart: JournalHead,
  ): Promise<AccountChangesUpdate> {
    const isKnown = after !== null && after >= headAtStart.expired && after <= headAtStart.newest
    const missed = isKnown ? await untilHeadIsStable(() => listMissed(ids, after)) : null
    if (missed !== null) return { number: newest(headAtStart), snapshot: false, missed: false, upserted: missed }
    const listed = await untilHeadIsStable(() => journal.listNewestChanges(ids, SNAPSHOT))
    return {
      number: newest(headAtStart),
      snapshot: true,
      missed: after !== null,
      upserted: listed.filter(isAccountChange),
    }
  }

  function newest(headAtStart: JournalHead): number {
    return head?.newest ?? headAtStart.newest
  }

  async function* read(ids: readonly string[], after: number | null, leaveSignal: AbortSignal) {
    /** Number of the newest entry that was looked at; null before the first update. */
    let seen: number | null = null
    let cursor = after
    while (!leaveSignal.aborted && !closing.signal.aborted) {
      if (head === null || seen === head.newest) {
        await changeSignal.wait(leaveSignal)
      } else if (seen === null) {
        const first = await start(ids, cursor, head)
        seen = first.number
        cursor = first.number
        yield first
      } else {
        const missedAfter: number = seen
        const upserted: readonly AccountChange[] | null = await untilHeadIsStable(() => listMissed(ids, missedAfter))
        const { newest: number, expired } = head
        // Too many for one update: the next one is a snapshot.
        seen = upserted === null ? null : number
        if (upserted !== null && (upserted.length > 0 || isHalfExpired(cursor ?? 0, number, expired))) {
          cursor = number
          yield { number, snapshot: false, missed: false, upserted }
        }
      }
    }
  }

  /** Renews the watches until the reader leaves. */
  async function* readWatching(accounts: readonly AccountKey[], after: number | null, leaveSignal: AbortSignal) {
    follow()
    await accountWatches.watch(accounts, clock.now())
    const renewLater = () =>
      clock.schedule(RENEW_WATCH_EVERY_MS, () => {
        accountWatches.watch(accounts, clock.now()).catch(report)
        cancel = renewLater()
      })
    let cancel = renewLater()
    try {
      yield* read(accounts.map(accountDocumentId), after, leaveSignal)
    } finally {
      cancel()
    }
  }

  return {
    watch: (accounts, after) => cancellable((leaveSignal) => readWatching(accounts, after, leaveSignal)),
    async find(number) {
      const entry = await journal.find(number)
      return entry !== null && isAccountChange(entry) ? entry : null
    },
    close() {
      closing.abort()
      changeSignal.notify()
    },
  }
}

/** True when a reader without changes needs a newer cursor, so that it can still resume after the older entries have expired. */
function isHalfExpired(sent: number, newest: number, expired: number): boolean {
  return sent - expired < (newest - expired) / 2
}
