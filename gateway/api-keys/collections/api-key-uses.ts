import { z } from 'zod'
import type { CollectionDefinition } from '../../store/collection.ts'

const count = z.int().nonnegative()

const apiKeyUseRecord = z.object({
  /** Start of the counted day in UTC, in milliseconds since 1970. */
  day: count,
  points: count,
  requests: count,
  refusals: count,
  /** Milliseconds since 1970. */
  lastUsedAt: count,
})

/** The use of one key on the last day that it was used. */
export type ApiKeyUseRecord = z.infer<typeof apiKeyUseRecord>

/** `api_key_uses/{public part of the key}`. It is separate from the key, which is read far more often than this is written. */
export const apiKeyUsesCollection: CollectionDefinition<ApiKeyUseRecord> = {
  name: 'api_key_uses',
  schema: apiKeyUseRecord,
  indexes: [],
  unindexed: ['day', 'points', 'requests', 'refusals', 'lastUsedAt'],
}
