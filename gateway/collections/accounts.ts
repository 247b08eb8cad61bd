import { z } from 'zod'
import { PLATFORM_CODES, type Platform } from '../domain/region.ts'
import { DIVISIONS, TIERS } from '../domain/rank.ts'
import type { CollectionDefinition } from './collection.ts'

const milliseconds = z.number().int().nonnegative()

const rankEntry = z.object({
  queue: z.enum(['SOLO', 'FLEX', 'OTHER']),
  queueType: z.string(),
  leagueId: z.string().nullable(),
  tier: z.enum(TIERS),
  division: z.enum(DIVISIONS),
  leaguePoints: z.number(),
  wins: z.number(),
  losses: z.number(),
  hotStreak: z.boolean(),
  veteran: z.boolean(),
  freshBlood: z.boolean(),
  inactive: z.boolean(),
})

const account = z.object({
  puuid: z.string(),
  platform: z.enum(PLATFORM_CODES),
  gameName: z.string(),
  tagLine: z.string(),
  /** Name, level and picture, which are fetched together. */
  profile: z.object({ level: z.number(), profileIconId: z.number(), fetchedAt: milliseconds }),
  ranks: z.object({ entries: z.array(rankEntry), fetchedAt: milliseconds }).nullable(),
  /** When the newest match ids were last fetched; null before the first time. */
  matchesFetchedAt: milliseconds.nullable(),
  /** When somebody last asked for everything to be fetched again; null before the first time. */
  refreshedAt: milliseconds.nullable(),
})

/** One Riot account on one platform, with the freshness of each part. */
export type AccountRecord = z.infer<typeof account>

/** `accounts/{PLATFORM}_{puuid}` */
export const accountsCollection: CollectionDefinition<AccountRecord> = {
  name: 'accounts',
  schema: account,
  indexes: [],
}

/** The document id of an account. */
export function accountDocumentId(platform: Platform, puuid: string): string {
  return `${platform}_${puuid}`
}
