import { z } from 'zod'
import { TIERS } from '../../accounts/rules/rank.ts'
import { PLATFORM_CODES } from '../../shared/region.ts'
import type { CollectionDefinition } from '../../store/collection.ts'
import type { MatchBuilds } from '../rules/match-builds.ts'

/**
 * `match_builds/{time}_{match}`: what the participants of a counted match bought and levelled, found by the keys of their
 * champions, the newest match first: see `matchBuildsId`. It is deleted with its match.
 */
export const matchBuildsCollection: CollectionDefinition<MatchBuilds> = {
  name: 'match_builds',
  schema: z.object({
    keys: z.array(z.string()),
    platform: z.enum(PLATFORM_CODES),
    tier: z.enum(TIERS).nullable(),
    lines: z.array(z.string()),
  }),
  indexes: [{ contains: 'keys' }],
  unindexed: ['lines', 'platform', 'tier'],
}
