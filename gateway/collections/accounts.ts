import { z } from 'zod'
import type { Account, AccountKey } from '../domain/account.ts'
import { DIVISIONS, TIERS } from '../domain/rank.ts'
import { PLATFORM_CODES } from '../domain/region.ts'
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
  namedAt: milliseconds,
  profile: z.object({ level: z.number(), profileIconId: z.number(), fetchedAt: milliseconds }),
  ranks: z.object({ entries: z.array(rankEntry), fetchedAt: milliseconds }).nullable(),
  matches: z
    .object({
      seen: z.array(z.object({ matchId: z.string(), startedAt: milliseconds, queueId: z.number() })),
      fetchedAt: z.partialRecord(z.enum(['ALL', 'SOLO', 'FLEX', 'NORMAL', 'ARAM']), milliseconds),
    })
    .nullable(),
  refreshedAt: milliseconds.nullable(),
})

/** `accounts/{PLATFORM}_{puuid}` */
export const accountsCollection: CollectionDefinition<Account> = { name: 'accounts', schema: account, indexes: [] }

/** The document id of an account. */
export function accountDocumentId({ platform, puuid }: AccountKey): string {
  return `${platform}_${puuid}`
}
