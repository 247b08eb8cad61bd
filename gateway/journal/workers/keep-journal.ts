import type { AccountKey } from '../../accounts/rules/account.ts'
import type { ProGame } from '../../active-games/rules/pro-game.ts'
import type { LiveFeed } from '../../delivery/feeds/live-feed.ts'
import { type BackgroundJob, Closed, createBackgroundJob, type Pauses } from '../../jobs/background-job.ts'
import type { Clock } from '../../shared/clock.ts'
import type { DocumentStore } from '../../store/document-store.ts'
import type { StoreWatches } from '../../store/store-watches.ts'
import type { ProStream } from '../../streams/rules/pro-stream.ts'
import type { PlayedGame } from '../rules/live-facts.ts'
import { openJournal } from '../services/journal.ts'
import { createAccountJournal, type WatchedState } from './journal-accounts.ts'
import { createLiveJournal } from './journal-live.ts'
import { openJournalProgress } from './journal-progress.ts'
import { createRosterJournal } from './journal-rosters.ts'

/** Retention of entries, in milliseconds: a week. */
const KEPT_MS = 7 * 24 * 60 * 60_000

/** Interval of looking for news. Nothing is read from the store when there are none. */
const LOOK_EVERY_MS = 1000

/** Interval of deleting expired entries. While there are many, the next batch follows in the next round. */
const EXPIRE_EVERY_MS = 10 * 60_000

/** Pause of a part after an unexpected error. The other parts continue. */
const REST_AFTER_FAILURE_MS = 5000

interface Dependencies {
  readonly store: DocumentStore
  readonly watches: StoreWatches
  readonly clock: Clock
  readonly feeds: { readonly streams: LiveFeed<ProStream>; readonly activeGames: LiveFeed<ProGame> }
  /** Called with each game that has ended for a pro, once that is in the journal. */
  readonly onGameEnded: (game: PlayedGame, at: number) => void
  readonly report: (error: unknown) => void
}

/** State of the job. */
export interface KeepJournalStatus {
  /** Number of accounts whose watch has not ended. */
  readonly watched: number
  /** Time of the comparison that was longest ago; null while there is none, and until each account was compared once. */
  readonly oldestComparisonAt: number | null
}

/**
 * The only writer of the journal. It compares stored state with what it has written, and writes both in one transaction: a restart,
 * or two workers for a moment, lose no change and write none twice. What begins and ends between two looks is not seen.
 */
export interface KeepJournalJob extends BackgroundJob {
  /** Lists the accounts whose watch has not ended. */
  listWatched(): readonly WatchedState[]
  /** Compares a watched account in the next round: its ranks or matches were fetched. */
  compareSoon(account: AccountKey): void
  status(): KeepJournalStatus
}

export function createKeepJournalJob({
  store,
  watches,
  clock,
  feeds,
  onGameEnded,
  report,
}: Dependencies): KeepJournalJob {
  const journal = openJournal(store)
  const progress = openJournalProgress(store)
  const live = createLiveJournal({ store, clock, progress, feeds, onGameEnded })
  const rosters = createRosterJournal({ store, watches, clock, progress, report })
  const accounts = createAccountJournal({ store, watches, clock, report })
  const parts = [
    (pauses: Pauses) => live.run(pauses),
    (pauses: Pauses) => rosters.run(pauses),
    (pauses: Pauses) => accounts.run(pauses),
    expire,
  ].map((run) => ({ run, restUntil: -Infinity }))
  let expiresAt = -Infinity

  async function expire(pauses: Pauses): Promise<void> {
    const now = clock.now()
    if (now < expiresAt) return
    const deleted = await pauses.wait(() => journal.expire(now - KEPT_MS))
    if (deleted === 0) expiresAt = now + EXPIRE_EVERY_MS
  }

  async function keep(pauses: Pauses): Promise<void> {
    for (;;) {
      for (const part of parts) {
        if (clock.now() < part.restUntil) continue
        try {
          await part.run(pauses)
        } catch (error) {
          if (error instanceof Closed) throw error
          report(error)
          part.restUntil = clock.now() + REST_AFTER_FAILURE_MS
        }
      }
      await pauses.rest(LOOK_EVERY_MS)
    }
  }

  async function run(pauses: Pauses): Promise<void> {
    const closing = new AbortController()
    rosters.follow(closing.signal)
    accounts.follow(closing.signal)
    await keep(pauses).finally(() => closing.abort())
  }

  return {
    ...createBackgroundJob(clock, run),
    listWatched: () => accounts.listWatched(),
    compareSoon: (account) => accounts.compareSoon(account),
    status: () => accounts.status(),
  }
}
