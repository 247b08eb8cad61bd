import { z } from 'zod'
import type { CollectionDefinition, Stored } from '../../store/collection.ts'

const count = z.int().nonnegative()

/** Lifetime mastery of one champion, as Riot counts it. */
const championMastery = z.object({
  championId: count,
  level: count,
  points: count,
  pointsSinceLastLevel: z.int(),
  /** 0 or less when the next level requires more than points, or when there is no next level. */
  pointsUntilNextLevel: z.int(),
  /** Milliseconds since 1970; 0 when Riot does not report it. */
  lastPlayedAt: count,
})

const accountMasteries = z.object({
  /** Every champion that the account has ever played, most points first. */
  entries: z.array(championMastery),
  /** Milliseconds since 1970. */
  fetchedAt: count,
})

export type AccountMasteriesDocument = Stored<typeof accountMasteries>

/** `account_masteries/{PLATFORM}_{puuid}` */
export const accountMasteriesCollection: CollectionDefinition<AccountMasteriesDocument> = {
  name: 'account_masteries',
  schema: accountMasteries,
  indexes: [],
  unindexed: ['entries'],
}
