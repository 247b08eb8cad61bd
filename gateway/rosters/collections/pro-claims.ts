import { z } from 'zod'
import { foldRiotId, type RiotId } from '../../accounts/rules/riot-id.ts'
import type { Platform } from '../../shared/region.ts'
import type { CollectionDefinition } from '../../store/collection.ts'

const proClaim = z.object({ playerId: z.string() })

/** The owner of a value that only one pro player can have. */
export type ProClaim = z.infer<typeof proClaim>

/** `pro_claims/{claim}`: written in the transaction that writes the player, so that no two players get the same value. */
export const proClaimsCollection: CollectionDefinition<ProClaim> = {
  name: 'pro_claims',
  schema: proClaim,
  indexes: [],
}

export function nameClaim(slug: string): string {
  return `name.${encodeURIComponent(slug)}`
}

export function accountClaim(account: RiotId & { readonly platform: Platform }): string {
  return `account.${account.platform}.${encodeURIComponent(foldRiotId(account))}`
}
