import { z } from 'zod'
import { TIERS } from '../../accounts/rules/rank.ts'
import { PLATFORM_CODES } from '../../shared/region.ts'
import type { CollectionDefinition, Stored } from '../../store/collection.ts'

const matchBuilds = z.object({
  /** Keys under which the match is found: see `buildKey`. */
  keys: z.array(z.string()),
  platform: z.enum(PLATFORM_CODES),
  /** See `lobbyTierOf`. Null when it is unknown. */
  tier: z.enum(TIERS).nullable(),
  /** In the format of `build-line.ts`. */
  lines: z.array(z.string()),
})

export type MatchBuilds = Stored<typeof matchBuilds>

/**
 * `match_builds/{time}_{match}`: what the participants of a counted match bought and levelled, found by the keys of their
 * champions, the newest match first: see `matchBuildsId`. It is deleted with its match.
 */
export const matchBuildsCollection: CollectionDefinition<MatchBuilds> = {
  name: 'match_builds',
  schema: matchBuilds,
  indexes: [{ contains: 'keys' }],
  unindexed: ['lines', 'platform', 'tier'],
}
