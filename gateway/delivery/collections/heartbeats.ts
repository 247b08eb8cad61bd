import { z } from 'zod'
import type { CollectionDefinition, Stored } from '../../store/collection.ts'

const heartbeat = z.object({
  /** Milliseconds since 1970. */
  at: z.int().nonnegative(),
})

/** Written periodically, and received through the instance's own watch. */
export type Heartbeat = Stored<typeof heartbeat>

/** `heartbeats/{instance}`: one for each running instance, and for a while one for each that has ended. */
export const heartbeatsCollection: CollectionDefinition<Heartbeat> = {
  name: 'heartbeats',
  schema: heartbeat,
  indexes: [],
  unindexed: ['at'],
}
