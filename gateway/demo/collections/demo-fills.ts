import { z } from 'zod'
import type { CollectionDefinition, Stored } from '../../store/collection.ts'

const time = z.int().nonnegative()

const demoFill = z.object({
  /** Time when the past ranks of the example accounts were complete, in milliseconds since 1970; null before. */
  examplesAt: time.nullable(),
  /** Time when the fill was complete, in milliseconds since 1970; null before. */
  filledAt: time.nullable(),
})

export type DemoFill = Stored<typeof demoFill>

export const DEMO_FILL_ID = 'fill'

/** `demo_fills/fill`: the progress of the first fill of a demo world. Real stores have none. */
export const demoFillsCollection: CollectionDefinition<DemoFill> = {
  name: 'demo_fills',
  schema: demoFill,
  indexes: [],
}
