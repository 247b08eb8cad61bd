import { accountDocumentId } from '../../accounts/collections/accounts.ts'
import { openCollection } from '../../store/collection.ts'
import type { DocumentStore, Transaction } from '../../store/document-store.ts'
import { JOURNAL_HEAD_ID, type JournalHead, journalHeadCollection } from '../collections/journal-head.ts'
import { journalCollection, journalEntryDocumentId } from '../collections/journal.ts'
import { isAccountFact, type JournalEntry, type JournalFacts } from '../rules/journal-entry.ts'

/** Maximum number of entries in one list. */
export const MAX_LISTED = 500

/** Entries that are deleted in one transaction. */
const DELETED_AT_ONCE = 200

/** Recent events, in order. Entries stay for `KEPT_MS` of `workers/keep-journal.ts`. */
export interface Journal {
  /** Opens the journal for appending. This is a read, so it has to precede the transaction's first write. */
  in(transaction: Transaction): Promise<JournalAppender>
  /**
   * Returns the numbers of the newest entry and of the newest expired one; 0 for none. A reader behind `expired` has missed
   * entries.
   */
  head(): Promise<JournalHead>
  /** Finds an entry by its number; null when it has expired. */
  find(number: number): Promise<JournalEntry | null>
  /**
   * Lists entries with a higher number in ascending order, at most `most` of them, which is at most {@link MAX_LISTED}. Numbers
   * can be missing: entries about removed people.
   */
  listSince(number: number, most: number): Promise<readonly JournalEntry[]>
  /** Like {@link listSince}, for changes of these accounts: 1 to 30 document ids. */
  listChangesSince(number: number, accounts: readonly string[], most: number): Promise<readonly JournalEntry[]>
  /** Lists the newest changes of these accounts, newest first. */
  listNewestChanges(accounts: readonly string[], most: number): Promise<readonly JournalEntry[]>
  /** Deletes a batch of the entries that are older than `before`, in milliseconds since 1970. Resolves to their number. */
  expire(before: number): Promise<number>
}

export interface JournalAppender {
  /** Number of the newest entry; 0 before the first. */
  readonly newest: number
  /** Writes an entry under the next number, and returns it. May be called several times. */
  append(facts: JournalFacts, at: number): JournalEntry
}

const EMPTY: JournalHead = { newest: 0, expired: 0 }

export function openJournal(store: DocumentStore): Journal {
  const heads = openCollection(store, journalHeadCollection)
  const entries = openCollection(store, journalCollection)

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
          const entry = { number: newest, at, account: changedAccountOf(facts), facts }
          entries.in(transaction).set(journalEntryDocumentId(newest), entry)
          heads.in(transaction).set(JOURNAL_HEAD_ID, { ...head, newest })
          return entry
        },
      }
    },
    async head() {
      return (await heads.find(JOURNAL_HEAD_ID)) ?? EMPTY
    },
    find: (number) => entries.find(journalEntryDocumentId(number)),
    async listSince(number, most) {
      const listed = await entries.list({
        orderBy: { field: 'number', direction: 'asc', from: number + 1 },
        limit: Math.min(most, MAX_LISTED),
      })
      return listed.map(({ value }) => value)
    },
    async listChangesSince(number, accounts, most) {
      const listed = await entries.list({
        where: [{ field: 'account', in: accounts }],
        orderBy: { field: 'number', direction: 'asc', from: number + 1 },
        limit: Math.min(most, MAX_LISTED),
      })
      return listed.map(({ value }) => value)
    },
    async listNewestChanges(accounts, most) {
      const listed = await entries.list({
        where: [{ field: 'account', in: accounts }],
        orderBy: { field: 'number', direction: 'desc' },
        limit: Math.min(most, MAX_LISTED),
      })
      return listed.map(({ value }) => value)
    },
    async expire(before) {
      const oldest = await entries.list({ orderBy: { field: 'number', direction: 'asc' }, limit: DELETED_AT_ONCE })
      const keptFrom = oldest.findIndex(({ value }) => value.at >= before)
      const old = keptFrom === -1 ? oldest : oldest.slice(0, keptFrom)
      const last = old.at(-1)
      if (last === undefined) return 0
      await store.transaction(async (transaction) => {
        const head = (await heads.in(transaction).find(JOURNAL_HEAD_ID)) ?? EMPTY
        const expired = Math.max(head.expired, last.value.number)
        for (const { id } of old) entries.in(transaction).delete(id)
        heads.in(transaction).set(JOURNAL_HEAD_ID, { ...head, expired })
      })
      return old.length
    },
  }
}

function changedAccountOf(facts: JournalFacts): string | null {
  return isAccountFact(facts) ? accountDocumentId(facts.account) : null
}
