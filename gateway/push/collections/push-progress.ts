import { z } from 'zod'
import type { CollectionDefinition, Stored } from '../../store/collection.ts'

const pushProgress = z.object({
  /** Number of the last journal entry that was delivered or given up. */
  done: z.int().nonnegative(),
  /** Times of the messages of the last hour, in milliseconds since 1970, the oldest first. */
  sentAt: z.array(z.int().nonnegative()),
})

export type PushProgress = Stored<typeof pushProgress>

/** `push_progress/{hash of the endpoint}`: written after each delivery. */
export const pushProgressCollection: CollectionDefinition<PushProgress> = {
  name: 'push_progress',
  schema: pushProgress,
  indexes: [],
  unindexed: ['done', 'sentAt'],
}
