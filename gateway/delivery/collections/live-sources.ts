import { z } from 'zod'
import type { CollectionDefinition, Stored } from '../../store/collection.ts'

const liveSource = z.object({
  /** `OFF` for a source that this server does not poll. */
  state: z.enum(['OK', 'DOWN', 'OFF']),
  /** Time of the source's last answer, in milliseconds since 1970; null until the first poll of all items has ended. */
  observedAt: z.int().nonnegative().nullable(),
  /** Time of the oldest answer that the items depend on, in milliseconds since 1970; left out when each answer is about all items. */
  oldestAt: z.int().nonnegative().exactOptional(),
})

export type LiveSourceDocument = Stored<typeof liveSource>

/** `live_sources/{collection of the items}`: the state of each source, as reported by its worker. */
export const liveSourcesCollection: CollectionDefinition<LiveSourceDocument> = {
  name: 'live_sources',
  schema: liveSource,
  indexes: [],
}
