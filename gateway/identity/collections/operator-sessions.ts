import { z } from 'zod'
import type { CollectionDefinition } from '../../store/collection.ts'

const operatorSession = z.object({
  name: z.string().min(1),
  /** Milliseconds since 1970. */
  createdAt: z.int().nonnegative(),
  /** The time when the session ends or ended, in milliseconds since 1970. */
  expiresAt: z.int().nonnegative(),
  /** The time when the session was ended early, in milliseconds since 1970; null when it was not. */
  revokedAt: z.int().nonnegative().nullable(),
})

/** Makes the requests of one browser those of an editor. */
export type OperatorSession = z.infer<typeof operatorSession>

/** `operator_sessions/{id}`. The id is no secret: the browser's cookie is signed with a key that is not in the store. */
export const operatorSessionsCollection: CollectionDefinition<OperatorSession> = {
  name: 'operator_sessions',
  schema: operatorSession,
  indexes: [{ equality: [], order: { field: 'expiresAt', direction: 'asc' } }],
}
