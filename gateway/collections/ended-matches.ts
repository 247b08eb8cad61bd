import { z } from 'zod'
import { type Platform, PLATFORM_CODES } from '../domain/region.ts'
import type { CollectionDefinition } from './collection.ts'

/** A game of a pro player that has ended, and whose match Riot is still to give. */
export type EndedMatch = {
  readonly matchId: string
  readonly platform: Platform
  /** Of somebody who was seen in it. */
  readonly puuid: string
  /** When its end was noticed, in milliseconds since 1970. */
  readonly endedAt: number
  /** How often Riot has said that it does not have it. */
  readonly tries: number
}

/** `ended_matches/{PLATFORM_gameId}`: until the match is recorded, or given up. */
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
