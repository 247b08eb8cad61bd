import { z } from 'zod'
import { viewerDocumentId } from '../../people/collections/viewers.ts'
import type { CollectionDefinition } from '../../store/collection.ts'

const apiKeyHolder = z.object({
  /** Ids of the keys, the newest first. */
  keys: z.array(z.string().min(1)),
})

/** The keys of one holder in one document, so that two creations at a time can't exceed the limit. */
export type ApiKeyHolder = z.infer<typeof apiKeyHolder>

/** `api_key_holders/{id of the person}`, and one for the operator. */
export const apiKeyHoldersCollection: CollectionDefinition<ApiKeyHolder> = {
  name: 'api_key_holders',
  schema: apiKeyHolder,
  indexes: [],
  unindexed: ['keys'],
}

/** @param personId Null for the operator. */
export function holderDocumentId(personId: string | null): string {
  // The ids of people have no underscore in their encoded form.
  return personId === null ? 'the_operator' : viewerDocumentId(personId)
}
