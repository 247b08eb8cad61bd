import { z } from 'zod'
import type { CollectionDefinition } from '../../store/collection.ts'
import { REQUEST_WISHES } from '../rules/request-wish.ts'

const personDecision = z.object({
  wish: z.enum(REQUEST_WISHES),
  isAccepted: z.boolean(),
  /** Signature of the editor. */
  by: z.string(),
  /** Milliseconds since 1970. */
  decidedAt: z.int().nonnegative(),
  /** Milliseconds since 1970. */
  sentAt: z.int().nonnegative(),
})

/** Decision about a request, and its editor. It does not name the person. */
export type PersonDecision = z.infer<typeof personDecision>

/** `person_decisions/{id of the request}`: a ledger. Entries are never deleted. */
export const personDecisionsCollection: CollectionDefinition<PersonDecision> = {
  name: 'person_decisions',
  schema: personDecision,
  indexes: [{ equality: [], order: { field: 'decidedAt', direction: 'desc' } }],
}
