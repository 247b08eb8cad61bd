import { z } from 'zod'
import type { CollectionDefinition } from '../collection.ts'

const storeMark = z.object({
  /** `lanewatch`, or `demo-` and the seed of a demo world. */
  world: z.string(),
})

/** `store_marks/world`: identifies the data in a Firestore, because its name does not. */
export const storeMarksCollection: CollectionDefinition<z.infer<typeof storeMark>> = {
  name: 'store_marks',
  schema: storeMark,
  indexes: [],
}
