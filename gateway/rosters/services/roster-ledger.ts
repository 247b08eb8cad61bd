import { openCollection } from '../../store/collection.ts'
import type { DocumentStore, Transaction } from '../../store/document-store.ts'
import { rosterChangeDocumentId, rosterChangesCollection } from '../collections/roster-changes.ts'
import { ROSTER_LEDGER_ID, rosterLedgerCollection } from '../collections/roster-ledger.ts'
import type { RosterChange } from '../rules/roster-change.ts'

/** The ledger adds its number and its links to undone changes. */
export type RosterChangeDraft = Omit<RosterChange, 'number' | Optional | 'undoes' | 'undoneBy'> &
  Partial<Pick<RosterChange, Optional>>

type Optional = 'replaced' | 'accountLost' | 'proposal'

/** The ledger of roster changes. Each change is recorded in the transaction that makes it. */
export interface RosterLedger {
  /** Opens the end of the ledger. This is a read, so it has to precede the transaction's first write. */
  in(transaction: Transaction): Promise<RosterLedgerEnd>
  /** Number of the newest change; 0 before the first. */
  number(): Promise<number>
}

export interface RosterLedgerEnd {
  /** Number of the newest change; 0 before the first. */
  readonly number: number
  /** Finds a change by its number. This is a read, so it has to precede the transaction's first write. */
  find(number: number): Promise<RosterChange | null>
  /** Records a change under the next number, and returns it. May be called several times. */
  append(draft: RosterChangeDraft): RosterChange
  /** Restarts each concurrent transaction that reads the end of the ledger: for changes of the rosters without an entry. */
  touch(): void
  /** Records a change that undoes `undone`, and links both. */
  appendUndoing(undone: RosterChange, draft: RosterChangeDraft): RosterChange
}

export function openRosterLedger(store: DocumentStore): RosterLedger {
  const heads = openCollection(store, rosterLedgerCollection)
  const changes = openCollection(store, rosterChangesCollection)

  return {
    async in(transaction) {
      const head = heads.in(transaction)
      const entries = changes.in(transaction)
      let number = (await head.find(ROSTER_LEDGER_ID))?.changes ?? 0

      function write(draft: RosterChangeDraft, undoes: number | null): RosterChange {
        number++
        const change = { replaced: null, accountLost: false, proposal: null, ...draft, number, undoes, undoneBy: null }
        entries.set(rosterChangeDocumentId(number), change)
        head.set(ROSTER_LEDGER_ID, { changes: number })
        return change
      }

      return {
        get number() {
          return number
        },
        find: (wanted) => entries.find(rosterChangeDocumentId(wanted)),
        append: (draft) => write(draft, null),
        touch: () => head.set(ROSTER_LEDGER_ID, { changes: number }),
        appendUndoing(undone, draft) {
          const change = write(draft, undone.number)
          entries.set(rosterChangeDocumentId(undone.number), { ...undone, undoneBy: change.number })
          return change
        },
      }
    },
    async number() {
      return (await heads.find(ROSTER_LEDGER_ID))?.changes ?? 0
    },
  }
}
