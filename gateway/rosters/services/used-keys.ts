import { createHash } from 'node:crypto'
import { compareText } from '../../shared/compare-text.ts'
import { openCollection } from '../../store/collection.ts'
import type { DocumentStore, Transaction } from '../../store/document-store.ts'
import { idempotencyKeysCollection, type UsedKey } from '../collections/idempotency-keys.ts'
import { findIdempotencyKeyProblem } from '../rules/roster-input.ts'

export interface KeyedRequest {
  readonly keyId: string
  readonly request: string
}

export interface IdempotencyResults {
  in(transaction: Transaction): {
    find(keyed: KeyedRequest): Promise<UsedKey | null>
    remember(keyed: KeyedRequest, result: Omit<UsedKey, 'request'>): void
  }
}

export function openUsedKeys(store: DocumentStore): IdempotencyResults {
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

/** Hashes a request and its key; null without a key, or with an invalid one. */
export function toKeyedRequest(
  operation: string,
  { idempotencyKey, ...input }: { readonly idempotencyKey: string | null },
): KeyedRequest | null {
  if (idempotencyKey === null || findIdempotencyKeyProblem(idempotencyKey) !== null) return null
  // The order of the fields does not matter.
  const fields = Object.entries(input).toSorted(([a], [b]) => compareText(a, b))
  return { keyId: hashOf(idempotencyKey), request: hashOf(JSON.stringify([operation, fields])) }
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url')
}
