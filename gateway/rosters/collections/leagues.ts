import { z } from 'zod'
import type { CollectionDefinition, Stored } from '../../store/collection.ts'

const league = z.object({
  /** In capitals, such as `LEC`. */
  code: z.string(),
  name: z.string(),
  /** Position among the leagues, from 0. */
  position: z.int().nonnegative(),
})

export type LeagueDocument = Stored<typeof league>

/** `leagues/{code}`: few enough that all are watched. */
export const leaguesCollection: CollectionDefinition<LeagueDocument> = { name: 'leagues', schema: league, indexes: [] }
