import { z } from 'zod'
import { PLATFORM_CODES } from '../../shared/region.ts'
import type { CollectionDefinition, Stored } from '../../store/collection.ts'

const endedMatch = z.object({
  matchId: z.string(),
  platform: z.enum(PLATFORM_CODES),
  /** PUUID of one of the participants. */
  puuid: z.string(),
  /** The time when the end was noticed, in milliseconds since 1970. */
  endedAt: z.int().nonnegative(),
  /** Number of requests that Riot has answered with "not found". */
  tries: z.int().nonnegative(),
})

/** A finished game of a pro player whose match Riot has not returned yet. */
export type EndedMatch = Stored<typeof endedMatch>

/** `ended_matches/{PLATFORM_gameId}`: kept until the match is recorded or given up. */
export const endedMatchesCollection: CollectionDefinition<EndedMatch> = {
  name: 'ended_matches',
  schema: endedMatch,
  indexes: [],
}
