import { accountDocumentId, accountsCollection } from '../collections/accounts.ts'
import { openCollection } from '../collections/collection.ts'
import { riotKeysCollection, setAside } from '../collections/riot-keys.ts'
import type { Account } from '../domain/account.ts'
import type { DocumentStore } from '../ports/document-store.ts'

/** How many accounts are read at a time. */
const PAGE = 50

/** More keys than one operator ever had. */
const MOST_KEYS = 1000

/** Which keys the stored accounts are under. */
export interface KnownKeys {
  /**
   * Notes that `keyId` is in use. In a store that holds no such note yet, accounts can be without a key: they are
   * written down as being under none, so that a query finds them. That reads each account once, and never again.
   */
  note(keyId: string, now: number): Promise<void>
  /** The keys other than this one that accounts may be under; an account that was set aside under this one counts too. */
  listOthers(keyId: string): Promise<readonly string[]>
  /** The accounts under a key, a page at a time. */
  listAccounts(keyId: string): AsyncGenerator<Account>
  /** Forgets a key under which there is no account left. */
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

  /** The accounts under a key, or all of them. */
  async function* pages(keyId: string | null) {
    let after: string | null = null
    do {
      const page: Awaited<ReturnType<typeof findPage>> = await findPage(keyId, after)
      yield page
      after = page.length < PAGE ? null : (page.at(-1)?.id ?? null)
    } while (after !== null)
  }

  /** Writes down which accounts are under no key, and answers the keys of the others. */
  async function writeKeysDown(): Promise<ReadonlySet<string>> {
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
      const inUse = new Set([keyId, ...(isFirst ? await writeKeysDown() : [])])
      await store.transaction(async (transaction) => {
        for (const each of inUse) keys.in(transaction).set(each, { seenAt: now })
      })
    },

    async listOthers(keyId) {
      const noted = await keys.list({ limit: MOST_KEYS })
      return [setAside(keyId), '', ...noted.map(({ id }) => id).filter((id) => id !== keyId)]
    },

    async *listAccounts(keyId) {
      for await (const page of pages(keyId)) yield* page.map(({ value }) => value)
    },

    async forgetWhenEmpty(keyId) {
      // That accounts are under no key is not noted anywhere.
      const noted = keyId === '' ? null : await keys.find(keyId)
      if (noted === null) return
      const [left] = await findPage(keyId, null, 1)
      if (left !== undefined) return
      await store.transaction(async (transaction) => {
        // A product that started with this key meanwhile has noted it anew.
        const now = await keys.in(transaction).find(keyId)
        if (now?.seenAt === noted.seenAt) keys.in(transaction).delete(keyId)
      })
    },
  }
}
