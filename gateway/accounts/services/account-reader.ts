import { createBatchReader } from '../../store/batch-reader.ts'
import { openCollection } from '../../store/collection.ts'
import type { DocumentStore } from '../../store/document-store.ts'
import { accountDocumentId, accountsCollection } from '../collections/accounts.ts'
import type { Account, AccountKey } from '../rules/account.ts'

/** Accounts per read: enough for the accounts of all leagues, so that a page needs one read. */
const ACCOUNTS_AT_ONCE = 500

/** Reads a stored account; null when it is not stored. Reads of one turn of the event loop are batched. */
export type AccountReader = (key: AccountKey) => Promise<Account | null>

export function createAccountReader(store: DocumentStore): AccountReader {
  const read = createBatchReader(openCollection(store, accountsCollection), ACCOUNTS_AT_ONCE)
  return (key) => read(accountDocumentId(key))
}
