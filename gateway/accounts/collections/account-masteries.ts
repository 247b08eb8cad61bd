import { z } from 'zod'
import type { CollectionDefinition } from '../../store/collection.ts'
import type { AccountMasteries } from '../rules/champion-mastery.ts'

const count = z.int().nonnegative()

const championMastery = z.object({
  championId: count,
  level: count,
  points: count,
  pointsSinceLastLevel: z.int(),
  pointsUntilNextLevel: z.int(),
  lastPlayedAt: count,
})

const accountMasteries = z.object({ entries: z.array(championMastery), fetchedAt: count })

/** `account_masteries/{PLATFORM}_{puuid}` */
export const accountMasteriesCollection: CollectionDefinition<AccountMasteries> = {
  name: 'account_masteries',
  schema: accountMasteries,
  indexes: [],
  unindexed: ['entries'],
}
