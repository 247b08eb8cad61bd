import { z } from 'zod'
import type { CollectionDefinition, Stored } from '../../store/collection.ts'
import type { ByPeriod } from '../rules/ladder-movement.ts'
import type { LadderKey } from '../rules/ladder.ts'

const count = z.int().nonnegative()

const cutoff = z.object({ leaguePoints: count.nullable(), players: count })

const ladderHead = z.object({
  /** The time of the fetch from Riot, in milliseconds since 1970. Identifies the version. */
  fetchedAt: count,
  /** The previous version, which is kept for readers that are still on it; null when there was none. */
  previous: count.nullable(),
  /** Identifies the API key that the PUUIDs are encrypted for. */
  keyId: z.string(),
  total: count,
  /** 0 when the ladder is empty. */
  topLeaguePoints: count,
  chunkSize: z.int().positive(),
  /** Number of times that names were written into the chunks. Nothing else in them ever changes. */
  namings: count,
  /** Time of the ladder of the day before that the entries are compared with, in milliseconds since 1970; null when there was none. */
  comparedWith: count.nullable().default(null),
  /** The same for the ladder of the week before. */
  comparedWithLastWeek: count.nullable().default(null),
  /** The stored baselines, oldest first: the times of their ladders, in milliseconds since 1970. The last one is of this version. */
  baselines: z.array(count).default([]),
  /** Null in a store from before they were counted. */
  cutoffs: z.object({ CHALLENGER: cutoff, GRANDMASTER: cutoff }).nullable().default(null),
})

export type LadderHead = Stored<typeof ladderHead>

/** `ladders/{PLATFORM}_{queue}` */
export const laddersCollection: CollectionDefinition<LadderHead> = {
  name: 'ladders',
  schema: ladderHead,
  indexes: [],
}

/** Returns the times of the earlier ladders that the entries are compared with. */
export function comparedWith(head: Pick<LadderHead, 'comparedWith' | 'comparedWithLastWeek'>): ByPeriod<number | null> {
  return { YESTERDAY: head.comparedWith, LAST_WEEK: head.comparedWithLastWeek }
}

export function ladderDocumentId({ platform, queue }: LadderKey): string {
  return `${platform}_${queue}`
}
