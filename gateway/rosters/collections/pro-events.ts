import { z } from 'zod'
import { PLATFORM_CODES } from '../../shared/region.ts'
import type { CollectionDefinition } from '../../store/collection.ts'
import type { ProEvent } from '../rules/pro-scene.ts'

/** `events/{slug}`: few enough that all are watched. */
export const proEventsCollection: CollectionDefinition<ProEvent> = {
  name: 'events',
  schema: z.object({
    slug: z.string(),
    name: z.string(),
    platform: z.enum(PLATFORM_CODES),
    teams: z.array(z.string()),
    position: z.int().nonnegative(),
  }),
  indexes: [],
}
