import { openCollection } from '../../store/collection.ts'
import type { DocumentStore, Transaction } from '../../store/document-store.ts'
import { JOURNAL_HEAD_ID, journalHeadCollection } from '../collections/journal-head.ts'
import { journalCollection, journalEntryDocumentId } from '../collections/journal.ts'
import type { JournalEntry, JournalFacts } from '../rules/journal-entry.ts'

/** Maximum number of entries in one list. */
export const MOST_LISTED = 500

/** What happened lately, in order. Entries stay for `KEPT_MS` of `workers/keep-journal.ts`. */
export interface Journal {
  /** Opens the end of the journal. This is a read, so it has to precede the transaction's first write. */
  in(transaction: Transaction): Promise<JournalEnd>
  /** Numbers of the newest entry and of the newest expired one; 0 for none. A reader behind `expired` has missed entries. */
  ends(): Promise<{ readonly newest: number; readonly expired: number }>
  /**
   * Lists entries with a higher number in ascending order, at most `most` of them, which is at most {@link MOST_LISTED}. Numbers
   * can be missing: entries about removed people.
   */
  listSince(number: number, most: number): Promise<readonly JournalEntry[]>
}

export interface JournalEnd {
  /** Number of the newest entry; 0 before the first. */
  readonly newest: number
  /** Writes an entry under the next number, and returns it. May be called several times. */
  append(facts: JournalFacts, at: number): JournalEntry
}

export function openJournal(store: DocumentStore): Journal {
  const heads = openCollection(store, journalHeadCollection)
  const entries = openCollection(store, journalCollection)
  const EMPTY = { newest: 0, expired: 0 }

  return {
    async in(transaction) {
      const head = (await heads.in(transaction).find(JOURNAL_HEAD_ID)) ?? EMPTY
      let { newest } = head

      return {
        get newest() {
          return newest
        },
        append(facts, at) {
          newest++
          const entry = { number: newest, at, facts }
          entries.in(transaction).set(journalEntryDocumentId(newest), entry)
          heads.in(transaction).set(JOURNAL_HEAD_ID, { ...head, newest })
          return entry
        },
      }
    },
    async ends() {
      return (await heads.find(JOURNAL_HEAD_ID)) ?? EMPTY
    },
    async listSince(number, most) {
      const listed = await entries.list({
        orderBy: { field: 'number', direction: 'asc', from: number + 1 },
        limit: Math.min(most, MOST_LISTED),
      })
      return listed.map(({ value }) => value)
    },
  }
}
