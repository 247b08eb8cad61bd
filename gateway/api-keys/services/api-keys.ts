import { payerOfKey } from '../../limits/payer.ts'
import type { PointBalance, PointBudgets } from '../../limits/point-budgets.ts'
import type { Clock } from '../../shared/clock.ts'
import { toTitle } from '../../shared/written-text.ts'
import { openCollection } from '../../store/collection.ts'
import type { DocumentStore, Transaction } from '../../store/document-store.ts'
import { readPages } from '../../store/store-pages.ts'
import { apiKeyHoldersCollection, holderDocumentId } from '../collections/api-key-holders.ts'
import { apiKeyUsesCollection } from '../collections/api-key-uses.ts'
import { type ApiKeyRecord, apiKeysCollection } from '../collections/api-keys.ts'
import { type ApiKey, MAX_KEYS, NEVER_USED } from '../rules/api-key.ts'
import { createKey, hashOfKey } from './key-token.ts'
import type { KeyUses } from './key-uses.ts'

const MAX_KEYS_OF_OPERATOR = 100

/** Documents per page of a list of all keys. */
const PAGE = 500

export interface CreatedApiKey {
  readonly kind: 'created'
  readonly apiKey: ApiKey
  /** The whole key. It is not stored, and can't be shown again. */
  readonly key: string
}

/** The holder has as many keys as they may. Nothing was created. */
export interface TooManyKeys {
  readonly kind: 'too-many'
  readonly limit: number
}

/** A person's id; null for the operator of the server. */
export type KeyHolder = string | null

export interface ApiKeys {
  /** Creates a key. The name is valid by `findKeyNameProblem`. */
  create(holder: KeyHolder, name: string): Promise<CreatedApiKey | TooManyKeys>
  /** The newest first. */
  list(holder: KeyHolder): Promise<readonly ApiKey[]>
  /** All keys, of people and of the operator. */
  listAll(): Promise<readonly ApiKey[]>
  /** Returns false when the holder has no such key. */
  revoke(holder: KeyHolder, id: string): Promise<boolean>
  /** Revokes a key of any holder, for the operator. Returns false for an unknown one. */
  revokeAny(id: string): Promise<boolean>
  /** Revokes all keys of a holder, with everything that is stored about their use. */
  revokeAll(holder: KeyHolder): Promise<void>
  /** Points left to a key in the present minute. */
  look(id: string): Promise<PointBalance>
}

interface Dependencies {
  readonly store: DocumentStore
  readonly clock: Clock
  readonly uses: Pick<KeyUses, 'look'>
  readonly budgets: Pick<PointBudgets, 'look'>
  readonly removals: RemovalWithKeys
}

/**
 * Deletes what other subjects store under keys, in the transaction that revokes them. It reads first, and returns the function that
 * writes, because all reads of a transaction precede its writes.
 */
export type RemovalWithKeys = (transaction: Transaction, keyIds: readonly string[]) => Promise<() => void>

export function createApiKeys({ store, clock, uses, budgets, removals }: Dependencies): ApiKeys {
  const keys = openCollection(store, apiKeysCollection)
  const holders = openCollection(store, apiKeyHoldersCollection)
  const useRecords = openCollection(store, apiKeyUsesCollection)

  async function withUse(found: readonly { readonly id: string; readonly value: ApiKeyRecord }[]) {
    const used = await uses.look(found.map(({ id }) => id))
    return found.map(({ id, value }, index) => toApiKey(id, value, used[index]))
  }

  /** Revokes the chosen ones of a holder's keys. Returns their number. */
  async function revokeOf(holder: KeyHolder, isChosen: (id: string) => boolean): Promise<number> {
    return store.transaction(async (transaction) => {
      const writer = holders.in(transaction)
      const held = (await writer.find(holderDocumentId(holder)))?.keys ?? []
      const revoked = held.filter(isChosen)
      if (revoked.length === 0) return 0
      const removeRest = await removals(transaction, revoked)
      const left = held.filter((id) => !revoked.includes(id))
      if (left.length === 0) writer.delete(holderDocumentId(holder))
      else writer.set(holderDocumentId(holder), { keys: left })
      for (const id of revoked) {
        keys.in(transaction).delete(id)
        useRecords.in(transaction).delete(id)
      }
      removeRest()
      return revoked.length
    })
  }

  async function revoke(holder: KeyHolder, id: string): Promise<boolean> {
    return (await revokeOf(holder, (held) => held === id)) > 0
  }

  return {
    async create(holder, name) {
      const { id, key } = createKey()
      const limit = holder === null ? MAX_KEYS_OF_OPERATOR : MAX_KEYS
      return store.transaction<CreatedApiKey | TooManyKeys>(async (transaction) => {
        const writer = holders.in(transaction)
        const held = (await writer.find(holderDocumentId(holder)))?.keys ?? []
        if (held.length >= limit) return { kind: 'too-many', limit }
        const record = { hash: hashOfKey(key), name: toTitle(name), personId: holder, createdAt: clock.now() }
        keys.in(transaction).set(id, record)
        writer.set(holderDocumentId(holder), { keys: [id, ...held] })
        return { kind: 'created', apiKey: toApiKey(id, record), key }
      })
    },

    async list(holder) {
      const ids = (await holders.find(holderDocumentId(holder)))?.keys ?? []
      const records = await keys.findMany(ids)
      const found = ids.flatMap((id, index) => {
        const value = records[index] ?? null
        return value === null ? [] : [{ id, value }]
      })
      return withUse(found)
    },

    async listAll() {
      const all: ApiKey[] = []
      for await (const page of readPages(store, apiKeysCollection.name, PAGE)) {
        all.push(...(await withUse(page.map(({ id, data }) => ({ id, value: apiKeysCollection.schema.parse(data) })))))
      }
      return all
    },

    revoke,

    async revokeAny(id) {
      const record = await keys.find(id)
      return record !== null && revoke(record.personId, id)
    },

    async revokeAll(holder) {
      await revokeOf(holder, () => true)
    },

    look: (id) => budgets.look(payerOfKey(id)),
  }
}

function toApiKey(id: string, { name, personId, createdAt }: ApiKeyRecord, use = NEVER_USED): ApiKey {
  return { id, name, personId, createdAt, use }
}
