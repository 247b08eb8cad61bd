import { z } from 'zod'
import type { CollectionDefinition } from './collection.ts'

/** What a running instance writes again and again, to hear of it through its own watch. */
export type Heartbeat = {
  /** Milliseconds since 1970. */
  readonly at: number
}

/** `heartbeats/{instance}`: one for each that runs, and for a while one of each that ran. */
export const heartbeatsCollection: CollectionDefinition<Heartbeat> = {
  name: 'heartbeats',
  schema: z.object({ at: z.int().nonnegative() }),
  indexes: [],
  unindexed: ['at'],
}
