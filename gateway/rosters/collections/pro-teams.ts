import { z } from 'zod'
import type { CollectionDefinition, Stored } from '../../store/collection.ts'

const proTeam = z.object({
  /** Unique short name in capitals, such as `G2`. */
  code: z.string(),
  name: z.string(),
  league: z.string(),
  /** Position within the league, from 0. */
  position: z.int().nonnegative(),
})

export type ProTeamDocument = Stored<typeof proTeam>

/** `pro_teams/{code}`: few enough that all are watched. */
export const proTeamsCollection: CollectionDefinition<ProTeamDocument> = {
  name: 'pro_teams',
  schema: proTeam,
  indexes: [],
}
