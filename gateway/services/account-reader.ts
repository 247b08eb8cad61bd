import { accountDocumentId, accountsCollection } from '../collections/accounts.ts'
import { openCollection } from '../collections/collection.ts'
import type { Account, AccountKey } from '../domain/account.ts'
import type { DocumentStore } from '../ports/document-store.ts'
import { createBatchReader } from './batch-reader.ts'

/** How many accounts are read at once: as many as all leagues show, so that a page is one read. */
const ACCOUNTS_AT_ONCE = 500

/** Reads a stored account; null when it is not stored. What is asked for in one turn is read together. */
export type AccountReader = (key: AccountKey) => Promise<Account | null>

export function createAccountReader(store: DocumentStore): AccountReader {
  const read = createBatchReader(openCollection(store, accountsCollection), ACCOUNTS_AT_ONCE)
  return (key) => read(accountDocumentId(key))
}
