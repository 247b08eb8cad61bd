import { z } from 'zod'
import type { CollectionDefinition } from '../../store/collection.ts'

const pointLease = z.object({
  chunks: z.int().positive(),
  /** The time when the window ends, in milliseconds since 1970. */
  endsAt: z.int().nonnegative(),
})

/** The points of one client address that instances have leased in its latest window. */
export type PointLease = z.infer<typeof pointLease>

/** `point_leases/{hash of the client address}`: each window overwrites the previous one, and old ones are deleted. */
export const pointLeasesCollection: CollectionDefinition<PointLease> = {
  name: 'point_leases',
  schema: pointLease,
  indexes: [{ equality: [], order: { field: 'endsAt', direction: 'asc' } }],
  unindexed: ['chunks'],
}
