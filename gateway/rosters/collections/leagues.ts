import { z } from 'zod'
import type { CollectionDefinition } from '../../store/collection.ts'
import type { League } from '../rules/pro-scene.ts'

/** `leagues/{code}`: few enough that all are watched. */
export const leaguesCollection: CollectionDefinition<League> = {
  name: 'leagues',
  schema: z.object({ code: z.string(), name: z.string(), position: z.int().nonnegative() }),
  indexes: [],
}
