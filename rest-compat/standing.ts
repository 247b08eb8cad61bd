import { z } from 'zod'
import { Division, Tier } from './gql/graphql.ts'

/** Tiers of the older interface, which leaves out standings of an unknown tier. */
export const TIER = z.enum(Tier).exclude(['UNKNOWN'])

type KnownTier = z.output<typeof TIER>

interface Standing {
  readonly leagueId: string | null
  readonly queueType: string
  readonly tier: KnownTier
  readonly division: Division
  readonly leaguePoints: number
  readonly wins: number
  readonly losses: number
}

/** A standing in Riot's field names; part of every shape with a standing. */
export const STANDING = z.object({
  leagueId: z.string().describe('Identifier of the league inside the tier; empty when Riot omits it.'),
  queueType: z.string().describe("Riot's word for the queue, such as RANKED_SOLO_5x5."),
  tier: TIER,
  rank: z.enum(Division).describe('Division within the tier, from IV up to I; tiers from master on have only I.'),
  leaguePoints: z.int(),
  wins: z.int().nonnegative().describe('Games won this season.'),
  losses: z.int().nonnegative().describe('Games lost this season.'),
})

export function toStanding(standing: Standing): z.output<typeof STANDING> {
  const { leagueId, queueType, tier, division, leaguePoints, wins, losses } = standing
  return { leagueId: leagueId ?? '', queueType, tier, rank: division, leaguePoints, wins, losses }
}

/** True for a standing that the older interface can show. */
export function hasKnownTier<Entry extends { readonly tier: Tier }>(
  standing: Entry,
): standing is Entry & { readonly tier: KnownTier } {
  return standing.tier !== Tier.UNKNOWN
}
