import { z } from 'zod'
import { PLATFORM_CODES } from '../../shared/region.ts'
import type { CollectionDefinition, Stored } from '../../store/collection.ts'

const checkRequest = z.object({
  platform: z.enum(PLATFORM_CODES),
  puuid: z.string(),
  /** Time of Riot's answer to the visitor, in milliseconds since 1970. */
  observedAt: z.int().nonnegative(),
  /** End of the finished match that the visitor saw, in milliseconds since 1970; null when they saw something else. */
  playedAt: z.int().nonnegative().nullable().default(null),
})

/** A pro's account to check soon: a visitor's look-up may contradict the list of running games. */
export type CheckRequest = Stored<typeof checkRequest>

/** `check_requests/{PLATFORM}_{puuid}`: kept until the account is checked. */
export const checkRequestsCollection: CollectionDefinition<CheckRequest> = {
  name: 'check_requests',
  schema: checkRequest,
  indexes: [],
}
