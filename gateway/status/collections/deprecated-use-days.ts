import { z } from 'zod'
import type { CollectionDefinition, Stored } from '../../store/collection.ts'

const deprecatedUse = z.object({
  /** Name that the client gives itself, such as `my-overlay`; `unnamed` without one. */
  client: z.string(),
  /** Part of the contract, such as `Item.itemId` or `Query.champion(key:)`. */
  part: z.string(),
  /** Number of operations that used it. */
  uses: z.int().positive(),
})

const deprecatedUseDay = z.object({ uses: z.array(deprecatedUse) })

export type DeprecatedUse = Stored<typeof deprecatedUse>
export type DeprecatedUseDay = Stored<typeof deprecatedUseDay>

/** `deprecated_use_days/{day}`: which clients used deprecated parts of the contract on a day in UTC, such as `2026-11-26`. */
export const deprecatedUseDaysCollection: CollectionDefinition<DeprecatedUseDay> = {
  name: 'deprecated_use_days',
  schema: deprecatedUseDay,
  indexes: [],
  unindexed: ['uses'],
}
