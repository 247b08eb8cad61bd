import { z } from 'zod'
import type { CollectionDefinition, Stored } from '../../store/collection.ts'
import { DIVISIONS, RANKED_QUEUES, TIERS } from '../rules/rank.ts'

const count = z.int().nonnegative()

const rankSnapshot = z.object({
  takenAt: count,
  tier: z.enum(TIERS),
  division: z.enum(DIVISIONS),
  leaguePoints: count,
  wins: count,
  losses: count,
})

const rankHistory = z.object({
  queue: z.enum(RANKED_QUEUES),
  queueType: z.string(),
  snapshots: z.array(rankSnapshot).min(1),
  peak: rankSnapshot,
})

const rankHistories = z.object({ queues: z.array(rankHistory) })

export type RankHistories = Stored<typeof rankHistories>

/** `rank_histories/{PLATFORM}_{puuid}` */
export const rankHistoriesCollection: CollectionDefinition<RankHistories> = {
  name: 'rank_histories',
  schema: rankHistories,
  indexes: [],
  unindexed: ['queues'],
}
