import { accountDocumentId, accountsCollection } from '../collections/accounts.ts'
import { openCollection } from '../collections/collection.ts'
import type { Account, AccountKey } from '../domain/account.ts'
import type { DocumentStore } from '../ports/document-store.ts'
import { inTurns } from './in-turns.ts'

/** How many accounts are read at once: as many as all leagues show, so that a page is one read. */
const ACCOUNTS_AT_ONCE = 500

/**
 * Reads a stored account; null when it is not stored. What is asked for in one turn is one round trip to the store, or
 * several when it is much.
 */
export type AccountReader = (key: AccountKey) => Promise<Account | null>

interface Batch {
  readonly ids: Set<string>
  readonly found: Promise<ReadonlyMap<string, Account>>
}

export function createAccountReader(store: DocumentStore): AccountReader {
  const accounts = openCollection(store, accountsCollection)
  let batch: Batch | null = null

  function openBatch(): Batch {
    const ids = new Set<string>()
    const { promise, resolve, reject } = Promise.withResolvers<ReadonlyMap<string, Account>>()
    // By then every resolver that was ready to run has asked.
    setImmediate(() => {
      batch = null
      readAll([...ids]).then(resolve, reject)
    })
    return { ids, found: promise }
  }

  async function readAll(ids: readonly string[]): Promise<ReadonlyMap<string, Account>> {
    const found = new Map<string, Account>()
    for await (const some of inTurns(ids, ACCOUNTS_AT_ONCE)) {
      for (const account of await accounts.findMany(some)) {
        if (account !== null) found.set(accountDocumentId(account), account)
      }
    }
    return found
  }

  return async (key) => {
    const id = accountDocumentId(key)
    batch ??= openBatch()
    batch.ids.add(id)
    const found = await batch.found
    return found.get(id) ?? null
  }
}
