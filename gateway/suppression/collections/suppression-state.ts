import { z } from 'zod'
import type { CollectionDefinition } from '../../store/collection.ts'

const suppressionState = z.object({
  /** Key of all hashes in base64url, made with the first suppression. */
  key: z.string(),
  /** Grows with each change of the list. */
  revision: z.int().positive(),
})

export type SuppressionState = z.infer<typeof suppressionState>

/** `suppression_state/state`: read by each transaction that writes about people, and watched by each instance. */
export const suppressionStateCollection: CollectionDefinition<SuppressionState> = {
  name: 'suppression_state',
  schema: suppressionState,
  indexes: [],
}

/** Id of the only document. */
export const SUPPRESSION_STATE_ID = 'state'
