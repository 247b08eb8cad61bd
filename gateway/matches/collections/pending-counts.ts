import { z } from 'zod'
import { LANES } from '../../game-data/rules/lane.ts'
import { PLATFORM_CODES } from '../../shared/region.ts'
import type { CollectionDefinition, Stored } from '../../store/collection.ts'
import { STATISTICS_QUEUES } from '../rules/counted-queue.ts'

const count = z.int().nonnegative()

const participant = z.object({
  participantId: z.int().positive(),
  /** Id of the pro player that the participant was stamped with; null for all others. */
  playerId: z.string().nullable(),
  championId: count,
  /** Null when Riot does not report it. */
  lane: z.enum(LANES).nullable(),
  /** The champion in the same lane of the other team; null unless there is exactly one. */
  versus: count.nullable(),
  /** The other champion of the bottom lane of the same team; null in other lanes, and unless there is exactly one. */
  partner: count.nullable(),
  win: z.boolean(),
  kills: count,
  deaths: count,
  assists: count,
  gold: count,
  /** Lane minions and jungle monsters together. */
  creepScore: count,
  /** Riot's score for granting and denying vision. */
  vision: count,
  damage: count,
  /** Items at the end of the match without the trinket, each once. */
  items: z.array(count),
  /** Ids of both summoner spells, the lower one first, such as `4-14`; null when one is missing. */
  spells: z.string().nullable(),
  /** Id of the keystone rune; null without a rune page. */
  keystone: count.nullable(),
  /** The whole rune page, in the format of `rune-page.ts`; null without one. */
  runePage: z.string().nullable(),
})

export type CountedParticipant = Stored<typeof participant>

const countedMatch = z.object({
  matchId: z.string(),
  platform: z.enum(PLATFORM_CODES),
  queue: z.enum(STATISTICS_QUEUES),
  /** Such as `16.4`. */
  patch: z.string(),
  /** Milliseconds since 1970. */
  startedAt: count,
  durationSeconds: count,
  /** Each banned champion, once. */
  bans: z.array(count),
  participants: z.array(participant),
})

/** The data of a match that the statistics use. Only matches that count have it. */
export type CountedMatch = Stored<typeof countedMatch>

const pendingCount = z.object({
  /** The counted form of the match; null for a new match. */
  counted: countedMatch.nullable(),
  /** The form that should be counted; null when the match no longer counts. */
  match: countedMatch.nullable(),
})

export type PendingCount = Stored<typeof pendingCount>

/** `pending_counts/{matchId}`: written with a match, deleted in the transaction that counts it. Missing for all other matches. */
export const pendingCountsCollection: CollectionDefinition<PendingCount> = {
  name: 'pending_counts',
  schema: pendingCount,
  indexes: [],
  unindexed: ['counted', 'match'],
}
