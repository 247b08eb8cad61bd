import { z } from 'zod'
import { type Platform, PLATFORM_CODES } from '../../shared/region.ts'
import type { CollectionDefinition } from '../../store/collection.ts'

/** A finished game of a pro player whose match Riot has not returned yet. */
export type EndedMatch = {
  readonly matchId: string
  readonly platform: Platform
  /** PUUID of one of the participants. */
  readonly puuid: string
  /** The time when the end was noticed, in milliseconds since 1970. */
  readonly endedAt: number
  /** Number of requests that Riot has answered with "not found". */
  readonly tries: number
}

/** `ended_matches/{PLATFORM_gameId}`: kept until the match is recorded or given up. */
export const endedMatchesCollection: CollectionDefinition<EndedMatch> = {
  name: 'ended_matches',
  schema: z.object({
    matchId: z.string(),
    platform: z.enum(PLATFORM_CODES),
    puuid: z.string(),
    endedAt: z.int().nonnegative(),
    tries: z.int().nonnegative(),
  }),
  indexes: [],
}
