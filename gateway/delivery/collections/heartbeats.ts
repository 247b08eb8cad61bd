import { z } from 'zod'
import type { CollectionDefinition, Stored } from '../../store/collection.ts'

const heartbeat = z.object({
  /** Milliseconds since 1970. */
  at: z.int().nonnegative(),
  /** Times of the latest heartbeats that this instance has received, by the instances. Null in versions that do not share limits. */
  seen: z.record(z.string(), z.int().nonnegative()).nullable().default(null),
  /** True for the last heartbeat of an instance that has been closed. */
  left: z.boolean().default(false),
})

/** Written periodically, and received through the instance's own watch. */
export type Heartbeat = Stored<typeof heartbeat>

/** `heartbeats/{instance}`: one for each running instance, and for a while one for each that has ended. */
export const heartbeatsCollection: CollectionDefinition<Heartbeat> = {
  name: 'heartbeats',
  schema: heartbeat,
  indexes: [],
  unindexed: ['at', 'seen', 'left'],
}
