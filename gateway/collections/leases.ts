import { z } from 'zod'
import type { CollectionDefinition } from './collection.ts'

/** Who may do what only one instance does at a time. */
export type LeaseHolding = {
  /** Names one run of one instance. */
  readonly holder: string
  /** Milliseconds since 1970: when it was taken. */
  readonly since: number
  /** Milliseconds since 1970: from then on anybody may take it. */
  readonly until: number
}

const milliseconds = z.int().nonnegative()

/** `leases/{name}`: missing while nobody holds it. */
export const leasesCollection: CollectionDefinition<LeaseHolding> = {
  name: 'leases',
  schema: z.object({ holder: z.string(), since: milliseconds, until: milliseconds }),
  indexes: [],
}
