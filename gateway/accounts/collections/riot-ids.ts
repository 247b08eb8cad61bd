import { z } from 'zod'
import type { CollectionDefinition } from '../../store/collection.ts'

const riotIdRecord = z.object({
  puuid: z.string(),
  /** The time when Riot last confirmed the owner of this Riot ID, in milliseconds since 1970. */
  seenAt: z.number().int().nonnegative(),
})

/** The owner of a Riot ID at Riot's last answer. */
export type RiotIdRecord = z.infer<typeof riotIdRecord>

/** `riot_ids/{folded name#tag}`: only read by id, never listed. */
export const riotIdsCollection: CollectionDefinition<RiotIdRecord> = {
  name: 'riot_ids',
  schema: riotIdRecord,
  indexes: [],
}
