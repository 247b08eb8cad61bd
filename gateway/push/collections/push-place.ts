import { z } from 'zod'
import type { CollectionDefinition, Stored } from '../../store/collection.ts'

const pushPlace = z.object({
  /** Number of the last journal entry that is done for every subscription. */
  place: z.int().nonnegative(),
})

export type PushPlace = Stored<typeof pushPlace>

/** `push_place/place`: where a restarted job continues to read the journal. */
export const pushPlaceCollection: CollectionDefinition<PushPlace> = {
  name: 'push_place',
  schema: pushPlace,
  indexes: [],
}

/** Id of the only document. */
export const PUSH_PLACE_ID = 'place'
