import { z } from 'zod'
import { PLATFORM_CODES } from '../../shared/region.ts'
import type { CollectionDefinition, Stored } from '../../store/collection.ts'
import { DIVISIONS, RANKED_QUEUES, STANDING_TIERS, type RankEntry } from '../rules/rank.ts'

const milliseconds = z.number().int().nonnegative()

const rankEntry = z.object({
  queue: z.enum(RANKED_QUEUES),
  queueType: z.string(),
  leagueId: z.string().nullable(),
  tier: z.enum(STANDING_TIERS),
  division: z.enum(DIVISIONS),
  leaguePoints: z.number(),
  wins: z.number(),
  losses: z.number(),
  hotStreak: z.boolean(),
  veteran: z.boolean(),
  freshBlood: z.boolean(),
  inactive: z.boolean(),
}) satisfies z.ZodType<RankEntry>

/** Times are milliseconds since 1970; each part has the time of its own fetch. */
const account = z.object({
  puuid: z.string(),
  platform: z.enum(PLATFORM_CODES),
  /** Ids of the account in the contract, of which the first is shown and all are valid. Empty when the id of this document is the only one. */
  ids: z.array(z.string()).default([]),
  /** Id of the API key that the PUUID is encrypted for. Empty when unknown, or when the player has no account under a later key. */
  keyId: z.string().default(''),
  gameName: z.string(),
  /** Folded form of the game name, which makes the account findable under any name that looks the same. */
  skeleton: z.string().default(''),
  tagLine: z.string(),
  /** Time when Riot confirmed the name. */
  namedAt: milliseconds,
  profile: z.object({ level: z.number(), profileIconId: z.number(), fetchedAt: milliseconds }),
  /** Null until the first fetch of the ranks. */
  ranks: z.object({ entries: z.array(rankEntry), fetchedAt: milliseconds }).nullable(),
  /** Time of the last manual refresh; null before the first one. */
  refreshedAt: milliseconds.nullable(),
})

export type AccountDocument = Stored<typeof account>

/** `accounts/{PLATFORM}_{puuid}` */
export const accountsCollection: CollectionDefinition<AccountDocument> = {
  name: 'accounts',
  schema: account,
  indexes: [
    { equality: ['skeleton'], order: { field: 'profile.fetchedAt', direction: 'desc' } },
    { equality: [], order: { field: 'skeleton', direction: 'asc' } },
  ],
  unindexed: ['ids', 'ranks'],
}

type AccountKey = Pick<AccountDocument, 'platform' | 'puuid'>

export function accountDocumentId({ platform, puuid }: AccountKey): string {
  return `${platform}_${puuid}`
}

/** Returns null for an id that no account has. */
export function accountKeyOf(id: string): AccountKey | null {
  const end = id.indexOf('_')
  const platform = PLATFORM_CODES.find((code) => code === id.slice(0, end))
  return platform === undefined ? null : { platform, puuid: id.slice(end + 1) }
}
