import { z } from 'zod'
import type { CollectionDefinition, Stored } from '../../store/collection.ts'

const buildBatch = z.object({
  /** Matches whose builds are to be recorded, at most 150. */
  matchIds: z.array(z.string()),
})

export type BuildBatch = Stored<typeof buildBatch>

/** Greatest revision of the statistics that {@link newBatchId} can express. */
const LAST_REVISION = 10 ** 12 - 1

/**
 * `build_backlog/{batch}`: written in the transaction that counts these matches, and by a recount; deleted once the builds are
 * recorded. One document per batch instead of one per match saves two writes for each.
 */
export const buildBacklogCollection: CollectionDefinition<BuildBatch> = {
  name: 'build_backlog',
  schema: buildBatch,
  indexes: [],
  unindexed: ['matchIds'],
}

/** Returns the id of a batch of newly counted matches. In the order of the ids, the newest batch is first. */
export function newBatchId(revision: number): string {
  return String(LAST_REVISION - revision).padStart(12, '0')
}

/** Returns the id of a batch of a recount. Newly counted matches go first, because digits sort before letters. */
export function recountBatchId(index: number): string {
  return `recount_${String(index).padStart(6, '0')}`
}
