import { z } from 'zod'
import type { CollectionDefinition, Stored } from '../../store/collection.ts'

const points = z.int().nonnegative().nullable()

const cutoffHistory = z.object({
  /** Oldest first, at most 400. */
  days: z.array(z.object({ date: z.iso.date(), CHALLENGER: points, GRANDMASTER: points })),
})

/** The cut-offs of a ladder, day by day. */
export type CutoffHistory = Stored<typeof cutoffHistory>

/** `ladder_cutoffs/{PLATFORM}_{queue}`, some 25 kB after a year. Written with each version of the ladder. */
export const ladderCutoffsCollection: CollectionDefinition<CutoffHistory> = {
  name: 'ladder_cutoffs',
  schema: cutoffHistory,
  indexes: [],
  unindexed: ['days'],
}
