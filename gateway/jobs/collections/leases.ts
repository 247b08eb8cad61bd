import { z } from 'zod'
import type { CollectionDefinition, Stored } from '../../store/collection.ts'

const milliseconds = z.int().nonnegative()

const leaseHolding = z.object({
  /** Identifies one run of one instance. */
  holder: z.string(),
  /** The time when the lease was taken, in milliseconds since 1970. */
  since: milliseconds,
  /** The time of expiry, in milliseconds since 1970. From then on any instance may take the lease. */
  until: milliseconds,
})

/** The current holder of a lease on work that only one instance may do at a time. */
export type LeaseHolding = Stored<typeof leaseHolding>

/** `leases/{name}`: missing while the lease is free. */
export const leasesCollection: CollectionDefinition<LeaseHolding> = {
  name: 'leases',
  schema: leaseHolding,
  indexes: [],
}
