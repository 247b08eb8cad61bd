import { z } from 'zod'
import type { CollectionDefinition } from '../../store/collection.ts'
import type { StatisticsState } from '../rules/statistics-state.ts'
import { count } from './tallies-schema.ts'

/** Id of the only document. */
export const STATISTICS_STATE_ID = 'state'

/** `statistics_state/state`: read and written by every counting transaction, so that no two count at the same time. */
export const statisticsStateCollection: CollectionDefinition<StatisticsState> = {
  name: 'statistics_state',
  schema: z.object({
    patches: z.array(z.string()),
    matches: count,
    countedAt: count.nullable(),
    recount: z
      .object({ holder: z.string(), until: count, matches: count.default(0), stored: count.nullable().default(null) })
      .nullable(),
    // Older releases have no such field.
    form: count.default(1),
    revision: count,
  }),
  indexes: [],
  unindexed: ['patches', 'recount'],
}
