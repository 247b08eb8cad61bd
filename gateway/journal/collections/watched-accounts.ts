import { z } from 'zod'
import { RANKED_QUEUES } from '../../accounts/rules/rank.ts'
import { PLATFORM_CODES } from '../../shared/region.ts'
import type { CollectionDefinition, Stored } from '../../store/collection.ts'
import { standingSchema } from './journal.ts'

const milliseconds = z.int().nonnegative()

const watchedAccount = z.object({
  platform: z.enum(PLATFORM_CODES),
  puuid: z.string(),
  /** Start of the watch, in milliseconds since 1970. */
  since: milliseconds,
  /** End of the watch unless it is renewed, in milliseconds since 1970. */
  until: milliseconds,
  /** The ranks that the journal knows, one for each queue; null until some were fetched during the watch. */
  ranks: z.array(standingSchema.extend({ queue: z.enum(RANKED_QUEUES), queueType: z.string() })).nullable(),
  /** The matches that the journal knows; null before the first comparison. */
  matches: z.object({ newest: z.object({ startedAt: milliseconds, matchId: z.string() }).nullable() }).nullable(),
})

export type WatchedAccount = Stored<typeof watchedAccount>

/** `watched_accounts/{PLATFORM}_{puuid}`: accounts with subscribers or webhooks, and what the journal knows of them. */
export const watchedAccountsCollection: CollectionDefinition<WatchedAccount> = {
  name: 'watched_accounts',
  schema: watchedAccount,
  indexes: [],
  unindexed: ['since', 'until', 'ranks', 'matches'],
}
