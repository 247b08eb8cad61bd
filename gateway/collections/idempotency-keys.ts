import { z } from 'zod'
import type { CollectionDefinition } from './collection.ts'

const usedKey = z.object({
  /** Tells the request from others: a hash of the operation and its input. */
  request: z.string(),
  /** The player whom the request changed. */
  playerId: z.string(),
  /** The number of the roster change it made; null when there was nothing new to write. */
  change: z.int().positive().nullable(),
  /** Milliseconds since 1970. */
  usedAt: z.int().nonnegative(),
})

/** A key that a write was sent with, and what came of it. */
export type UsedKey = z.infer<typeof usedKey>

/** `idempotency/{hash of the key}`: written in the transaction that does what was asked for, and kept. */
export const idempotencyKeysCollection: CollectionDefinition<UsedKey> = {
  name: 'idempotency',
  schema: usedKey,
  indexes: [],
  unindexed: ['request'],
}
