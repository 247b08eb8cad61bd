import { openCollection } from '../../store/collection.ts'
import type { DocumentStore, Transaction } from '../../store/document-store.ts'
import { accountMatchesCollection } from '../collections/account-matches.ts'
import { accountRecordsCollection } from '../collections/account-records.ts'
import { accountDocumentId } from '../collections/accounts.ts'
import type { AccountMatches } from '../rules/account-matches.ts'
import { sumUpAccount } from '../rules/account-records.ts'
import type { AccountKey } from '../rules/account.ts'

/** The remembered matches of accounts, with the totals by champion that follow from them. */
export interface RememberedMatches {
  find(account: AccountKey): Promise<AccountMatches | null>
  /** The same matches inside a transaction. */
  in(transaction: Transaction): RememberedMatchesWriter
}

export interface RememberedMatchesWriter {
  /** Returns matches in the order of the accounts; null for an account without any. */
  findMany(accounts: readonly AccountKey[]): Promise<readonly (AccountMatches | null)[]>
  set(account: AccountKey, matches: AccountMatches): void
  delete(account: AccountKey): void
}

export function openRememberedMatches(store: DocumentStore): RememberedMatches {
  const accountMatches = openCollection(store, accountMatchesCollection)
  const accountRecords = openCollection(store, accountRecordsCollection)

  return {
    find: (account) => accountMatches.find(accountDocumentId(account)),
    in(transaction) {
      const matchesWriter = accountMatches.in(transaction)
      const recordsWriter = accountRecords.in(transaction)
      return {
        findMany: (accounts) => matchesWriter.findMany(accounts.map(accountDocumentId)),
        set(account, matches) {
          const id = accountDocumentId(account)
          const records = sumUpAccount(account, matches.seen)
          matchesWriter.set(id, matches)
          if (records === null) recordsWriter.delete(id)
          else recordsWriter.set(id, records)
        },
        delete(account) {
          matchesWriter.delete(accountDocumentId(account))
          recordsWriter.delete(accountDocumentId(account))
        },
      }
    },
  }
}
