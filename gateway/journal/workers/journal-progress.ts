import { openCollection } from '../../store/collection.ts'
import type { DocumentStore, Transaction } from '../../store/document-store.ts'
import {
  JOURNAL_PROGRESS_ID,
  type JournalProgress,
  journalProgressCollection,
} from '../collections/journal-progress.ts'
import { type JournalAppender, openJournal } from '../services/journal.ts'

const NOTHING: JournalProgress = { streams: null, games: null, ledger: null }

interface Journaling {
  readonly transaction: Transaction
  readonly appender: JournalAppender
  readonly progress: JournalProgress
}

/** The progress of the journal as the last transaction left it. */
export interface KnownProgress {
  /** Null before the first transaction of this worker. */
  readonly known: JournalProgress | null
  /** Time of the last transaction, in milliseconds since 1970. */
  readonly readAt: number
  /** Runs a transaction that appends entries and returns the progress that includes them; the same object when nothing is new. */
  advance(at: number, append: (within: Journaling) => Promise<JournalProgress>): Promise<void>
}

export function openJournalProgress(store: DocumentStore): KnownProgress {
  const journal = openJournal(store)
  const collection = openCollection(store, journalProgressCollection)
  let known: JournalProgress | null = null
  let readAt = -Infinity

  return {
    get known() {
      return known
    },
    get readAt() {
      return readAt
    },
    async advance(at, append) {
      known = await store.transaction(async (transaction) => {
        const writer = collection.in(transaction)
        const progress = (await writer.find(JOURNAL_PROGRESS_ID)) ?? NOTHING
        const appender = await journal.in(transaction)
        const next = await append({ transaction, appender, progress })
        if (next !== progress) writer.set(JOURNAL_PROGRESS_ID, next)
        return next
      })
      readAt = at
    },
  }
}
