import { z } from 'zod'
import type { CollectionDefinition } from './collection.ts'

const operatorLink = z.object({
  /** Milliseconds since 1970. */
  expiresAt: z.int().nonnegative(),
  /** When somebody became an editor by it, in milliseconds since 1970; null while nobody has. */
  usedAt: z.int().nonnegative().nullable(),
})

/** A link that makes the browser of whoever opens it an editor, once. */
export type OperatorLink = z.infer<typeof operatorLink>

/** `operator_links/{hash of the link's secret}`: who reads the store can't open a link. */
export const operatorLinksCollection: CollectionDefinition<OperatorLink> = {
  name: 'operator_links',
  schema: operatorLink,
  indexes: [{ equality: [], order: { field: 'expiresAt', direction: 'asc' } }],
}
