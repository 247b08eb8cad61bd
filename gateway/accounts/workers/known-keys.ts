import { openCollection } from '../../store/collection.ts'
import type { DocumentStore } from '../../store/document-store.ts'
import { accountDocumentId, accountsCollection } from '../collections/accounts.ts'
import { riotKeysCollection, setAside } from '../collections/riot-keys.ts'
import type { Account } from '../rules/account.ts'

const PAGE = 50

/** More keys than any operator ever had. */
const MAX_KEYS = 1000

export interface KnownKeys {
  /**
   * Records that `keyId` is in use. On the first call for a store, accounts may lack a key: they are written with an
   * empty key, so that a query finds them. That reads each account once, and never again.
   */
  note(keyId: string, now: number): Promise<void>
  /** Does not list this key, but the key of accounts that were set aside under it. */
  listOthers(keyId: string): Promise<readonly string[]>
  listAccounts(keyId: string): AsyncGenerator<Account>
  forgetWhenEmpty(keyId: string): Promise<void>
}

export function createKnownKeys(store: DocumentStore): KnownKeys {
  const accounts = openCollection(store, accountsCollection)
  const keys = openCollection(store, riotKeysCollection)

  function findPage(keyId: string | null, after: string | null, limit = PAGE) {
    return accounts.list({
      ...(keyId !== null && { where: [{ field: 'keyId', equals: keyId }] }),
      ...(after !== null && { startAfter: { id: after } }),
      limit,
    })
  }

  /** Yields pages of a key's accounts, or of all accounts when the key is null. */
  async function* pages(keyId: string | null) {
    let after: string | null = null
    do {
      const page: Awaited<ReturnType<typeof findPage>> = await findPage(keyId, after)
      yield page
      after = page.length < PAGE ? null : (page.at(-1)?.id ?? null)
    } while (after !== null)
  }

  /** Writes an empty key to accounts without one, and returns the keys of all others. */
  async function writeEmptyKeys(): Promise<ReadonlySet<string>> {
    const found = new Set<string>()
    for await (const page of pages(null)) {
      for (const { value } of page) found.add(value.keyId)
      const ids = page.filter(({ value }) => value.keyId === '').map(({ id }) => id)
      await store.transaction(async (transaction) => {
        const writer = accounts.in(transaction)
        for (const account of await writer.findMany(ids)) {
          if (account?.keyId === '') writer.set(accountDocumentId(account), account)
        }
      })
    }
    found.delete('')
    return found
  }

  return {
    async note(keyId, now) {
      const isFirst = (await keys.list({ limit: 1 })).length === 0
      const inUse = new Set([keyId, ...(isFirst ? await writeEmptyKeys() : [])])
      await store.transaction(async (transaction) => {
        for (const each of inUse) keys.in(transaction).set(each, { seenAt: now })
      })
    },

    async listOthers(keyId) {
      const noted = await keys.list({ limit: MAX_KEYS })
      return [setAside(keyId), '', ...noted.map(({ id }) => id).filter((id) => id !== keyId)]
    },

    async *listAccounts(keyId) {
      for await (const page of pages(keyId)) yield* page.map(({ value }) => value)
    },

    async forgetWhenEmpty(keyId) {
      // The empty key has no record.
      const noted = keyId === '' ? null : await keys.find(keyId)
      if (noted === null) return
      const [left] = await findPage(keyId, null, 1)
      if (left !== undefined) return
      await store.transaction(async (transaction) => {
        // An instance that started with this key in the meantime has recorded it again.
        const now = await keys.in(transaction).find(keyId)
        if (now?.seenAt === noted.seenAt) keys.in(transaction).delete(keyId)
      })
    },
  }
}
