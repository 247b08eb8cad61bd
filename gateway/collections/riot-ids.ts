import { z } from 'zod'
import type { CollectionDefinition } from './collection.ts'

const riotIdRecord = z.object({
  puuid: z.string(),
  /** Milliseconds since 1970: when Riot last said that this Riot ID is this player. */
  seenAt: z.number().int().nonnegative(),
})

/** Who a Riot ID belonged to when Riot was last asked. */
export type RiotIdRecord = z.infer<typeof riotIdRecord>

/** `riot_ids/{folded name#tag}`: looked up, never listed. */
export const riotIdsCollection: CollectionDefinition<RiotIdRecord> = {
  name: 'riot_ids',
  schema: riotIdRecord,
  indexes: [],
}
