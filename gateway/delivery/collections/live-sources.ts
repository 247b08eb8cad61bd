import { z } from 'zod'
import type { CollectionDefinition } from '../../store/collection.ts'
import { type LiveSource, SOURCE_STATES } from '../rules/live-source.ts'

/** `live_sources/{collection of the items}`: the state of each source, as reported by its worker. */
export const liveSourcesCollection: CollectionDefinition<LiveSource> = {
  name: 'live_sources',
  schema: z.object({ state: z.enum(SOURCE_STATES), observedAt: z.int().nonnegative().nullable() }),
  indexes: [],
}
