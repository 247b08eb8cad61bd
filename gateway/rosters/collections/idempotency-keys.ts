import { z } from 'zod'
import type { CollectionDefinition } from '../../store/collection.ts'

const usedKey = z.object({
  /** A hash of the operation and its input, which identifies the request. */
  request: z.string(),
  playerId: z.string(),
  /** Number of the roster change made by the request; null when there was nothing to change. */
  change: z.int().positive().nullable(),
  /** Milliseconds since 1970. */
  usedAt: z.int().nonnegative(),
})

export type UsedKey = z.infer<typeof usedKey>

/** `idempotency/{hash of the key}`: written in the transaction of the write itself, and kept. */
export const idempotencyKeysCollection: CollectionDefinition<UsedKey> = {
  name: 'idempotency',
  schema: usedKey,
  indexes: [],
  unindexed: ['request'],
}
