import { z } from 'zod'
import { LANES } from '../../game-data/rules/lane.ts'
import { PLATFORM_CODES } from '../../shared/region.ts'
import type { CollectionDefinition } from '../../store/collection.ts'
import { STATISTICS_QUEUES } from '../rules/counted-queue.ts'
import type { PendingCount } from '../rules/pending-count.ts'

const count = z.int().nonnegative()

const participant = z.object({
  participantId: z.int().positive(),
  playerId: z.string().nullable(),
  championId: count,
  lane: z.enum(LANES).nullable(),
  versus: count.nullable(),
  partner: count.nullable(),
  win: z.boolean(),
  kills: count,
  deaths: count,
  assists: count,
  gold: count,
  creepScore: count,
  vision: count,
  damage: count,
  items: z.array(count),
  spells: z.string().nullable(),
  keystone: count.nullable(),
  runePage: z.string().nullable(),
})

const countedMatch = z.object({
  matchId: z.string(),
  platform: z.enum(PLATFORM_CODES),
  queue: z.enum(STATISTICS_QUEUES),
  patch: z.string(),
  startedAt: count,
  durationSeconds: count,
  bans: z.array(count),
  participants: z.array(participant),
})

/** `pending_counts/{matchId}`: written with a match, deleted in the transaction that counts it. Missing for all other matches. */
export const pendingCountsCollection: CollectionDefinition<PendingCount> = {
  name: 'pending_counts',
  schema: z.object({ counted: countedMatch.nullable(), match: countedMatch.nullable() }),
  indexes: [],
  unindexed: ['counted', 'match'],
}
