import { z } from 'zod'
import type { CollectionDefinition } from '../../store/collection.ts'

/** The current holder of a lease on work that only one instance may do at a time. */
export type LeaseHolding = {
  /** Identifies one run of one instance. */
  readonly holder: string
  /** The time when the lease was taken, in milliseconds since 1970. */
  readonly since: number
  /** The time of expiry, in milliseconds since 1970. From then on any instance may take the lease. */
  readonly until: number
}

const milliseconds = z.int().nonnegative()

/** `leases/{name}`: missing while the lease is free. */
export const leasesCollection: CollectionDefinition<LeaseHolding> = {
  name: 'leases',
  schema: z.object({ holder: z.string(), since: milliseconds, until: milliseconds }),
  indexes: [],
}
