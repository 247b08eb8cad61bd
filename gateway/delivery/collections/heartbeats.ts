import { z } from 'zod'
import type { CollectionDefinition } from '../../store/collection.ts'

/** A record that a running instance writes periodically, in order to receive it through its own watch. */
export type Heartbeat = {
  /** Milliseconds since 1970. */
  readonly at: number
}

/** `heartbeats/{instance}`: one for each running instance, and for a while one for each that has ended. */
export const heartbeatsCollection: CollectionDefinition<Heartbeat> = {
  name: 'heartbeats',
  schema: z.object({ at: z.int().nonnegative() }),
  indexes: [],
  unindexed: ['at'],
}
