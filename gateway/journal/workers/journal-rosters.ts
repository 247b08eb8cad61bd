import type { Pauses } from '../../jobs/background-job.ts'
import { rosterChangeDocumentId, rosterChangesCollection } from '../../rosters/collections/roster-changes.ts'
import { ROSTER_LEDGER_ID, type RosterLedger, rosterLedgerCollection } from '../../rosters/collections/roster-ledger.ts'
import type { RosterChange } from '../../rosters/rules/roster-change.ts'
import type { Clock } from '../../shared/clock.ts'
import { openCollection } from '../../store/collection.ts'
import type { DocumentStore } from '../../store/document-store.ts'
import { type CollectionEvent, followCollection } from '../../store/follow-collection.ts'
import type { StoreWatches } from '../../store/store-watches.ts'
import type { JournalFacts } from '../rules/journal-entry.ts'
import type { KnownProgress } from './journal-progress.ts'

/** Roster changes that are written in one transaction. */
const WRITTEN_AT_ONCE = 100

interface Dependencies {
  readonly store: DocumentStore
  readonly watches: StoreWatches
  readonly clock: Clock
  readonly progress: KnownProgress
  readonly report: (error: unknown) => void
}

/** Journals roster changes in the order of the ledger. */
export function createRosterJournal({ store, watches, clock, progress, report }: Dependencies) {
  const heads = openCollection(store, rosterLedgerCollection)
  const changes = openCollection(store, rosterChangesCollection)
  /** Number of the newest change, as far as the watch has delivered it; null before. */
  let newest: number | null = null

  function take({ upserted }: CollectionEvent<RosterLedger>): void {
    newest = upserted.get(ROSTER_LEDGER_ID)?.changes ?? 0
  }

  async function write(at: number): Promise<void> {
    await progress.advance(at, async ({ transaction, appender, progress: before }) => {
      const stored = (await heads.in(transaction).find(ROSTER_LEDGER_ID))?.changes ?? 0
      const { ledger } = before
      if (ledger === null) return { ...before, ledger: stored }
      const count = Math.max(0, Math.min(stored - ledger, WRITTEN_AT_ONCE))
      const numbers = Array.from({ length: count }, (_, index) => ledger + 1 + index)
      const found = await changes.in(transaction).findMany(numbers.map(rosterChangeDocumentId))
      // Changes about removed people are missing.
      for (const change of found) if (change !== null) appender.append(toFacts(change), at)
      return count === 0 ? before : { ...before, ledger: ledger + count }
    })
  }

  return {
    /** Follows the head of the ledger until the signal is aborted. */
    follow(signal: AbortSignal): void {
      followCollection({ watches, definition: rosterLedgerCollection, clock, signal, report, take })
    },
    async run(pauses: Pauses): Promise<void> {
      if (newest === null) return
      const ledger = progress.known?.ledger ?? null
      if (ledger === null || ledger < newest) await pauses.wait(() => write(clock.now()))
    },
  }
}

function toFacts({ number, playerId, playerName, fromTeam, toTeam }: RosterChange): JournalFacts {
  return { kind: 'ROSTER_CHANGED', change: number, pro: { playerId, name: playerName }, fromTeam, toTeam }
}
