import { z } from 'zod'
import type { CollectionDefinition } from './collection.ts'

const operatorSession = z.object({
  /** What the editor's changes are signed with. */
  name: z.string().min(1),
  /** Milliseconds since 1970. */
  createdAt: z.int().nonnegative(),
  /** When it ends or has ended, in milliseconds since 1970. */
  expiresAt: z.int().nonnegative(),
  /** When it was ended before its time, in milliseconds since 1970; null when it was not. */
  revokedAt: z.int().nonnegative().nullable(),
})

/** A browser whose requests are an editor's. */
export type OperatorSession = z.infer<typeof operatorSession>

/** `operator_sessions/{id}`. The id is no secret: what a browser shows is signed with a key that is not in the store. */
export const operatorSessionsCollection: CollectionDefinition<OperatorSession> = {
  name: 'operator_sessions',
  schema: operatorSession,
  indexes: [{ equality: [], order: { field: 'expiresAt', direction: 'asc' } }],
}
