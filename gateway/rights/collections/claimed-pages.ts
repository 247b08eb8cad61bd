import { z } from 'zod'
import { PLATFORM_CODES } from '../../shared/region.ts'
import type { CollectionDefinition, Stored } from '../../store/collection.ts'

const claimedPage = z.object({
  playerId: z.string(),
  /** The account that proved it. */
  platform: z.enum(PLATFORM_CODES),
  puuid: z.string(),
  /** Milliseconds since 1970. */
  claimedAt: z.int().nonnegative(),
})

export type ClaimedPage = Stored<typeof claimedPage>

/** `claimed_pages/{player id}`: the latest proven claim of a pro player's page. */
export const claimedPagesCollection: CollectionDefinition<ClaimedPage> = {
  name: 'claimed_pages',
  schema: claimedPage,
  indexes: [],
}
