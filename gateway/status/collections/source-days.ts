import { z } from 'zod'
import type { CollectionDefinition, Stored } from '../../store/collection.ts'

const samples = z.object({
  ok: z.int().nonnegative(),
  degraded: z.int().nonnegative(),
  down: z.int().nonnegative(),
})

const sourceDay = z.object({
  /** Number of samples of each source by its state. A later version may know other sources. */
  sources: z.record(z.string(), samples),
})

export type Samples = Stored<typeof samples>
export type SourceDay = Stored<typeof sourceDay>

/** `source_days/{day}`: how the sources were on a day in UTC, such as `2026-11-26`. */
export const sourceDaysCollection: CollectionDefinition<SourceDay> = {
  name: 'source_days',
  schema: sourceDay,
  indexes: [],
  unindexed: ['sources'],
}
