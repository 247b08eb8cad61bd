import { z } from 'zod'
import type { CollectionDefinition } from '../../store/collection.ts'

const suppression = z.object({
  /** Time of the suppression, in milliseconds since 1970. */
  since: z.int().nonnegative(),
})

/** A person, or a name of theirs, that must not come back. */
export type Suppression = z.infer<typeof suppression>

/** `suppressions/{hash}`: the hash of a mark, with the key in `suppression_state`. It contains no name. */
export const suppressionsCollection: CollectionDefinition<Suppression> = {
  name: 'suppressions',
  schema: suppression,
  indexes: [],
}
