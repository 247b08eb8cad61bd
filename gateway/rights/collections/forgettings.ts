import { z } from 'zod'
import type { CollectionDefinition, Stored } from '../../store/collection.ts'

const texts = z.array(z.string())

const forgetting = z.object({
  puuids: texts,
  /** Folded Riot IDs, present and former. */
  riotIds: texts,
  /** Ids of pro players. */
  players: texts,
  /** Slugs of pro players' names. */
  names: texts,
  /** Milliseconds since 1970. */
  startedAt: z.int().nonnegative(),
})

/** A person whose data is being deleted. */
export type Forgetting = Stored<typeof forgetting>

/**
 * `forgettings/{random id}`: written together with the suppression, and deleted once nothing of the person is left. It lets any
 * process finish what a killed one has begun.
 */
export const forgettingsCollection: CollectionDefinition<Forgetting> = {
  name: 'forgettings',
  schema: forgetting,
  indexes: [],
}
