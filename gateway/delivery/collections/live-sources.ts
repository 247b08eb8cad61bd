import { z } from 'zod'
import type { CollectionDefinition } from '../../store/collection.ts'
import { type LiveSource, SOURCE_STATES } from '../rules/live-source.ts'

/** Ids of the documents in `live_sources`: the state of each source, as reported by its worker. */
export const STREAMS_SOURCE_ID = 'streams'
export const ACTIVE_GAMES_SOURCE_ID = 'active_games'

/** `live_sources/{streams|active_games}` */
export const liveSourcesCollection: CollectionDefinition<LiveSource> = {
  name: 'live_sources',
  schema: z.object({ state: z.enum(SOURCE_STATES), observedAt: z.int().nonnegative().nullable() }),
  indexes: [],
}
