import { z } from 'zod'
import type { CollectionDefinition } from '../../store/collection.ts'

const apiKeyRecord = z.object({
  /** SHA-256 of the whole key, as 64 hexadecimal digits. The key itself is not stored. */
  hash: z.string().regex(/^[0-9a-f]{64}$/),
  name: z.string().min(1),
  /** The sign-in service's id of the person; null for a key of the operator. */
  personId: z.string().min(1).nullable(),
  /** Milliseconds since 1970. */
  createdAt: z.int().nonnegative(),
})

export type ApiKeyRecord = z.infer<typeof apiKeyRecord>

/** `api_keys/{public part of the key}`. A revoked key is deleted. */
export const apiKeysCollection: CollectionDefinition<ApiKeyRecord> = {
  name: 'api_keys',
  schema: apiKeyRecord,
  indexes: [],
  unindexed: ['hash', 'name', 'personId', 'createdAt'],
}
