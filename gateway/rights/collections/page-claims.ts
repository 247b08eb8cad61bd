import { z } from 'zod'
import { PLATFORM_CODES } from '../../shared/region.ts'
import type { CollectionDefinition, Stored } from '../../store/collection.ts'

const pageClaim = z.object({
  /** The account that has to wear the icon. */
  platform: z.enum(PLATFORM_CODES),
  puuid: z.string(),
  /** The pro player whose page is claimed; null for the page of the account itself. */
  playerId: z.string().nullable(),
  iconId: z.int().nonnegative(),
  /** Milliseconds since 1970. A proven claim is valid for longer. */
  expiresAt: z.int().nonnegative(),
  /** Time when Riot showed the icon, in milliseconds since 1970; null until then. */
  provenAt: z.int().nonnegative().nullable(),
})

/** The claim of someone to be the person of a page. */
export type PageClaim = Stored<typeof pageClaim>

/** `page_claims/{hash of the token}`: expired ones are deleted when others begin. */
export const pageClaimsCollection: CollectionDefinition<PageClaim> = {
  name: 'page_claims',
  schema: pageClaim,
  indexes: [{ equality: [], order: { field: 'expiresAt', direction: 'asc' } }],
}
