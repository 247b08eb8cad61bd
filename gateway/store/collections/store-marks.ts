import { z } from 'zod'
import type { CollectionDefinition } from '../collection.ts'

const storeMark = z.object({
  /** `lanewatch`, or `demo-` and the seed of a demo world. */
  world: z.string(),
  /** See `STORE_FORMAT`; 1 in a store from before formats. */
  format: z.int().positive().default(1),
})

/** `store_marks/world`: identifies the data in a Firestore, because its name does not, and its format. */
export const storeMarksCollection: CollectionDefinition<z.infer<typeof storeMark>> = {
  name: 'store_marks',
  schema: storeMark,
  indexes: [],
}
