import { z } from 'zod'
import { LANES } from '../../game-data/rules/lane.ts'
import type { QueueFilter } from '../../game-data/rules/queue.ts'
import type { CollectionDefinition, Stored } from '../../store/collection.ts'

const count = z.int().nonnegative()

const HISTORY_FILTERS = ['ALL', 'SOLO', 'FLEX', 'NORMAL', 'ARAM'] as const satisfies readonly ('ALL' | QueueFilter)[]

/** A stored match of an account, with enough data to find it, to sort it and to count the account's game in it. */
const rememberedMatch = z.object({
  matchId: z.string(),
  /** Milliseconds since 1970. */
  startedAt: count,
  queueId: count,
  durationSeconds: count,
  championId: count,
  win: z.boolean(),
  kills: count,
  deaths: count,
  assists: count,
  creepScore: count,
  /** Null in modes without lanes, and in matches that older releases remembered. */
  lane: z.enum(LANES).nullable().default(null),
})

const position = z.object({ startedAt: count, matchId: z.string() })

/** A gapless range of a history that starts at its newest match. */
const gaplessRange = z.object({
  /** Time of the last fetch of the newest ids, in milliseconds since 1970. */
  fetchedAt: count,
  /** The newest match that was looked at, visible or not; null when there is none. */
  top: position.nullable(),
  /** The oldest match that was looked at, visible or not; null when there is none. */
  end: position.nullable(),
  /** True when the history ends at `end`. */
  isWhole: z.boolean(),
})

const accountMatches = z.object({
  /** The visible matches that were looked at, in every queue, newest first. There can be gaps between two of them. */
  seen: z.array(rememberedMatch),
  /** The gapless range of the history for each filter. */
  stretches: z.partialRecord(z.enum(HISTORY_FILTERS), gaplessRange),
})

export type AccountMatchesDocument = Stored<typeof accountMatches>

/** `account_matches/{PLATFORM}_{puuid}`: separate from the account, because it is large and changes with every game. */
export const accountMatchesCollection: CollectionDefinition<AccountMatchesDocument> = {
  name: 'account_matches',
  schema: accountMatches,
  indexes: [],
  unindexed: ['seen', 'stretches'],
}
