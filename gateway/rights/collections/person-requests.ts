import { z } from 'zod'
import { PLATFORM_CODES } from '../../shared/region.ts'
import type { CollectionDefinition, Stored } from '../../store/collection.ts'
import { REQUEST_WISHES } from '../rules/request-wish.ts'

const subject = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('account'),
    platform: z.enum(PLATFORM_CODES),
    puuid: z.string(),
    gameName: z.string(),
    tagLine: z.string(),
  }),
  z.object({ kind: z.literal('player'), playerId: z.string(), name: z.string() }),
])

const personRequest = z.object({
  subject,
  wish: z.enum(REQUEST_WISHES),
  text: z.string(),
  /** Contact of the sender; null when they left it out. */
  contact: z.string().nullable(),
  /** A hash of the whole input, which identifies a repeated request. */
  input: z.string(),
  /** Milliseconds since 1970. */
  sentAt: z.int().nonnegative(),
  /** Time when the sender proved to be this person, in milliseconds since 1970; null without a proof. */
  provenAt: z.int().nonnegative().nullable().default(null),
})

export type PersonRequestDocument = Stored<typeof personRequest>

/** `person_requests/{hash of the idempotency key}`: the queue of the editors. A decision deletes the request, with what was written. */
export const personRequestsCollection: CollectionDefinition<PersonRequestDocument> = {
  name: 'person_requests',
  schema: personRequest,
  indexes: [{ equality: [], order: { field: 'sentAt', direction: 'asc' } }],
}
