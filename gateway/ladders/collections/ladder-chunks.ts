import { z } from 'zod'
import type { CollectionDefinition, Stored } from '../../store/collection.ts'
import { APEX_TIERS, type LadderKey } from '../rules/ladder.ts'
import { ladderDocumentId } from './ladders.ts'

const count = z.int().nonnegative()

const ladderEntry = z.object({
  rank: z.int().positive(),
  // A store from before the comparisons has no such fields.
  rankBefore: z.int().positive().nullable().default(null),
  rankLastWeek: z.int().positive().nullable().default(null),
  puuid: z.string(),
  gameName: z.string().nullable(),
  tagLine: z.string().nullable(),
  namedAt: count.nullable(),
  tier: z.enum(APEX_TIERS),
  leaguePoints: count,
  wins: count,
  losses: count,
  hotStreak: z.boolean(),
  veteran: z.boolean(),
  freshBlood: z.boolean(),
  inactive: z.boolean(),
})

const ladderChunk = z.object({
  ladder: z.string(),
  /** Identifies the version: the time of its fetch, in milliseconds since 1970. */
  fetchedAt: count,
  /** Sorted by rank. */
  entries: z.array(ladderEntry),
})

/** A part of one version of a ladder. */
export type LadderChunk = Stored<typeof ladderChunk>

/**
 * `ladder_chunks/{PLATFORM}_{queue}_{version}_{n}`: a page of entries costs one or two reads. `…_movers` repeats the entries with the
 * largest movements, so that their list costs one.
 */
export const ladderChunksCollection: CollectionDefinition<LadderChunk> = {
  name: 'ladder_chunks',
  schema: ladderChunk,
  indexes: [{ equality: ['ladder'], order: { field: 'fetchedAt', direction: 'asc' } }],
  unindexed: ['entries'],
}

/** Takes the number of the chunk, from 0. */
export function ladderChunkId(
  ladder: LadderKey,
  { fetchedAt }: { readonly fetchedAt: number },
  n: number | 'movers',
): string {
  return `${ladderDocumentId(ladder)}_${fetchedAt}_${n}`
}
