import { LRUCache } from 'lru-cache'
import type { ApiKeyCheck } from '../../identity/rules/api-key.ts'
import { isSameSecret } from '../../identity/services/operator-cookie.ts'
import { createMemoryBudgets } from '../../limits/point-budgets.ts'
import type { Clock } from '../../shared/clock.ts'
import { openCollection } from '../../store/collection.ts'
import type { DocumentStore } from '../../store/document-store.ts'
import { createShortCache } from '../../store/short-cache.ts'
import { type ApiKeyRecord, apiKeysCollection } from '../collections/api-keys.ts'
import { findKeyId, hashOfKey } from './key-token.ts'

/** Lifetime of what an instance knows of a key, also that there is no such key. A revoked key is valid for that time. */
const KNOWN_MS = 5_000

/** Number of keys that are known at once. */
const MAX_KNOWN = 10_000

/** Unknown keys of one address in a minute for which the store is read. */
export const MAX_UNKNOWN_PER_MINUTE = 60

export interface Keyring {
  /** Checks a key that a client address has sent. Never rejects. */
  check(key: string, address: string): Promise<ApiKeyCheck>
  /** Calls `onEnd` within seconds after a valid key was revoked, unless the returned function was called before. */
  follow(id: string, onEnd: () => void): () => void
}

interface Dependencies {
  readonly store: DocumentStore
  readonly clock: Clock
  /** Receives the error when the store can't be read. */
  readonly report: (error: unknown) => void
}

/**
 * Opens the keys of a store for checks. What was read of a key is kept for {@link KNOWN_MS}: a flood of one key, known or not, reads
 * the store once in that time. An address that sends ever other unknown keys is refused after {@link MAX_UNKNOWN_PER_MINUTE} in a
 * minute. Keys that were valid lately are accepted from it all the same, because others may share the address.
 */
export function openKeyring({ store, clock, report }: Dependencies): Keyring {
  const keys = openCollection(store, apiKeysCollection)
  const remember = createShortCache<ApiKeyRecord | null>({ clock, lifetimeMs: KNOWN_MS, most: MAX_KNOWN })
  const guesses = createMemoryBudgets(MAX_UNKNOWN_PER_MINUTE)
  /** Keys that were valid at their last check. */
  const valid = new LRUCache<string, true>({ max: MAX_KNOWN })
  const find = (id: string) => remember(id, () => keys.find(id))

  async function lookUp(id: string, key: string): Promise<ApiKeyCheck> {
    try {
      const record = await find(id)
      if (record === null) valid.delete(id)
      if (record === null || !isSameSecret(hashOfKey(key), record.hash)) return { kind: 'refused', problem: 'UNKNOWN' }
      valid.set(id, true)
      return { kind: 'valid', id }
    } catch (error) {
      report(error)
      return { kind: 'refused', problem: 'UNCONFIRMED' }
    }
  }

  return {
    async check(key, address) {
      const id = findKeyId(key)
      if (id === null) return { kind: 'refused', problem: 'MALFORMED' }
      // No read of the store is needed, or only one in a while.
      if (valid.has(id)) return lookUp(id, key)
      if (!(await guesses.take(address, 1)).taken) return { kind: 'refused', problem: 'TOO_MANY_UNKNOWN' }
      const check = await lookUp(id, key)
      if (check.kind === 'valid') await guesses.giveBack(address, 1)
      return check
    },

    follow(id, onEnd) {
      let isOver = false
      let callOff = clock.schedule(KNOWN_MS, () => void recheck())
      async function recheck(): Promise<void> {
        // While the store fails, a stream goes on.
        const isValid = await find(id).then(
          (record) => record !== null,
          () => true,
        )
        if (isOver) return
        if (isValid) callOff = clock.schedule(KNOWN_MS, () => void recheck())
        else onEnd()
      }
      return () => {
        isOver = true
        callOff()
      }
    },
  }
}
