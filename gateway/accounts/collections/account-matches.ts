import { z } from 'zod'
import type { CollectionDefinition } from '../../store/collection.ts'
import type { AccountMatches } from '../rules/account-matches.ts'

const count = z.int().nonnegative()

const seenMatch = z.object({
  matchId: z.string(),
  startedAt: count,
  queueId: count,
  durationSeconds: count,
  championId: count,
  win: z.boolean(),
  kills: count,
  deaths: count,
  assists: count,
  creepScore: count,
})

const position = z.object({ startedAt: count, matchId: z.string() }).nullable()

const stretch = z.object({ fetchedAt: count, top: position, end: position, isWhole: z.boolean() })

const accountMatches = z.object({
  seen: z.array(seenMatch),
  stretches: z.partialRecord(z.enum(['ALL', 'SOLO', 'FLEX', 'NORMAL', 'ARAM']), stretch),
})

/** `account_matches/{PLATFORM}_{puuid}`: separate from the account, because it is large and changes with every game. */
export const accountMatchesCollection: CollectionDefinition<AccountMatches> = {
  name: 'account_matches',
  schema: accountMatches,
  indexes: [],
  unindexed: ['seen', 'stretches'],
}
