import { z } from 'zod'
import type { CollectionDefinition } from '../collection.ts'

const writeCheck = z.object({
  /** Milliseconds since 1970. */
  at: z.number(),
})

/** `write_checks/last`: the last write that only tried whether the store takes writes. */
export const writeChecksCollection: CollectionDefinition<z.infer<typeof writeCheck>> = {
  name: 'write_checks',
  schema: writeCheck,
  indexes: [],
  unindexed: ['at'],
}
