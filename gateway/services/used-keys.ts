import { createHash } from 'node:crypto'
import { openCollection } from '../collections/collection.ts'
import { idempotencyKeysCollection, type UsedKey } from '../collections/idempotency-keys.ts'
import { findIdempotencyKeyProblem } from '../domain/roster-input.ts'
import type { DocumentStore, Transaction } from '../ports/document-store.ts'

/** A request that is to be answered in the same way when it is sent again. */
export interface KeyedRequest {
  /** The document id of its key. */
  readonly keyId: string
  /** Tells it from other requests. */
  readonly request: string
}

/** What came of requests that were sent with a key. */
export interface UsedKeys {
  in(transaction: Transaction): {
    find(keyed: KeyedRequest): Promise<UsedKey | null>
    remember(keyed: KeyedRequest, result: Omit<UsedKey, 'request'>): void
  }
}

export function openUsedKeys(store: DocumentStore): UsedKeys {
  const keys = openCollection(store, idempotencyKeysCollection)
  return {
    in(transaction) {
      const writer = keys.in(transaction)
      return {
        find: ({ keyId }) => writer.find(keyId),
        remember: ({ keyId, request }, result) => writer.set(keyId, { ...result, request }),
      }
    },
  }
}

/** The request behind its hashes; null without a key, or with one that can't be used. */
export function toKeyedRequest(
  operation: string,
  { idempotencyKey, ...input }: { readonly idempotencyKey: string | null },
): KeyedRequest | null {
  if (idempotencyKey === null || findIdempotencyKeyProblem(idempotencyKey) !== null) return null
  // The order in which the fields were written makes no other request.
  const fields = Object.entries(input).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return { keyId: hashOf(idempotencyKey), request: hashOf(JSON.stringify([operation, fields])) }
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url')
}
