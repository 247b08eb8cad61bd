import { z } from 'zod'
import { PLATFORM_CODES } from '../../shared/region.ts'
import type { CollectionDefinition, Stored } from '../../store/collection.ts'
import { provenanceSchema } from './provenance.ts'

const proEvent = z.object({
  slug: z.string(),
  name: z.string(),
  platform: z.enum(PLATFORM_CODES),
  teams: z.array(z.string()),
  /** Position among the events, newest first, from 0. */
  position: z.int().nonnegative(),
  /** An event that is over is in no list, and keeps its page. */
  ended: z.boolean().default(false),
  /** Its first and last day, such as `2026-10-03`; null when they are unknown. */
  days: z.object({ first: z.string(), last: z.string() }).nullable().default(null),
  provenance: provenanceSchema,
})

export type ProEventDocument = Stored<typeof proEvent>

/** `events/{slug}`: few enough that all are watched. */
export const proEventsCollection: CollectionDefinition<ProEventDocument> = {
  name: 'events',
  schema: proEvent,
  indexes: [],
}
