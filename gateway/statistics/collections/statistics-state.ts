import { z } from 'zod'
import type { CollectionDefinition, Stored } from '../../store/collection.ts'
import { count } from './tallies-schema.ts'

const recount = z.object({
  /** Unique id of the recount. */
  holder: z.string(),
  /** Time until which other counters wait for it, in milliseconds since 1970. */
  until: count,
  matches: count.default(0),
  /** Number of stored matches when it began; null when the store could not count them. */
  stored: count.nullable().default(null),
})

const statisticsState = z.object({
  /** Every patch with counted matches, newest first. */
  patches: z.array(z.string()),
  matches: count,
  /** Time of the last count, in milliseconds since 1970; null before the first one. */
  countedAt: count.nullable(),
  /** The running recount, or the last one if it broke off. Null when there is none. */
  recount: recount.nullable(),
  // Older releases have no such field.
  form: count.default(1),
  /** Increases with every write of the state, and so with every change to the statistics. */
  revision: count,
})

export type StatisticsState = Stored<typeof statisticsState>

/** Id of the only document. */
export const STATISTICS_STATE_ID = 'state'

/** `statistics_state/state`: read and written by every counting transaction, so that no two count at the same time. */
export const statisticsStateCollection: CollectionDefinition<StatisticsState> = {
  name: 'statistics_state',
  schema: statisticsState,
  indexes: [],
  unindexed: ['patches', 'recount'],
}
