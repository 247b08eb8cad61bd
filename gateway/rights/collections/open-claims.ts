import { z } from 'zod'
import type { CollectionDefinition, Stored } from '../../store/collection.ts'

const openClaims = z.object({
  claims: z.array(
    z.object({
      /** Id of the document in `page_claims`. */
      id: z.string(),
      /** Milliseconds since 1970. */
      expiresAt: z.int().nonnegative(),
    }),
  ),
})

/** The unproven claims with one account in one document, so that simultaneous ones can't exceed the limit. */
export type OpenClaims = Stored<typeof openClaims>

/** `open_claims/{PLATFORM}_{puuid}`: only read by id. */
export const openClaimsCollection: CollectionDefinition<OpenClaims> = {
  name: 'open_claims',
  schema: openClaims,
  indexes: [],
  unindexed: ['claims'],
}
