import { z } from 'zod'
import type { CollectionDefinition } from '../../store/collection.ts'
import type { ProTeam } from '../rules/pro-scene.ts'

/** `pro_teams/{code}`: few enough that all are watched. */
export const proTeamsCollection: CollectionDefinition<ProTeam> = {
  name: 'pro_teams',
  schema: z.object({ code: z.string(), name: z.string(), league: z.string(), position: z.int().nonnegative() }),
  indexes: [],
}
