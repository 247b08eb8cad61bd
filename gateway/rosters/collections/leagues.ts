import { z } from 'zod'
import type { CollectionDefinition, Stored } from '../../store/collection.ts'
import { provenanceSchema } from './provenance.ts'

const league = z.object({
  /** In capitals, such as `LEC`. */
  code: z.string(),
  name: z.string(),
  /** Position among the leagues, from 0. */
  position: z.int().nonnegative(),
  /** A retired league is in no list; the history of its teams stays. */
  retired: z.boolean().default(false),
  provenance: provenanceSchema,
})

export type LeagueDocument = Stored<typeof league>

/** `leagues/{code}`: few enough that all are watched. */
export const leaguesCollection: CollectionDefinition<LeagueDocument> = { name: 'leagues', schema: league, indexes: [] }
