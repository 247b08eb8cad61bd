import { z } from 'zod'
import type { CollectionDefinition } from '../../store/collection.ts'

const operatorLink = z.object({
  /** Milliseconds since 1970. */
  expiresAt: z.int().nonnegative(),
  /** The time when the link made a browser an editor, in milliseconds since 1970; null while it is unused. */
  usedAt: z.int().nonnegative().nullable(),
})

/** A link that makes the browser in which it is opened an editor, once. */
export type OperatorLink = z.infer<typeof operatorLink>

/** `operator_links/{hash of the link's secret}`: access to the store alone does not allow anyone to use a link. */
export const operatorLinksCollection: CollectionDefinition<OperatorLink> = {
  name: 'operator_links',
  schema: operatorLink,
  indexes: [{ equality: [], order: { field: 'expiresAt', direction: 'asc' } }],
}
