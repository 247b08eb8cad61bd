import { z } from 'zod'
import type { Platform } from '../domain/region.ts'
import { foldRiotId, type RiotId } from '../domain/riot-id.ts'
import type { CollectionDefinition } from './collection.ts'

const proClaim = z.object({ playerId: z.string() })

/** Who has what only one pro player can have. */
export type ProClaim = z.infer<typeof proClaim>

/** `pro_claims/{claim}`: written in the transaction that writes the player, so that two can't get the same. */
export const proClaimsCollection: CollectionDefinition<ProClaim> = {
  name: 'pro_claims',
  schema: proClaim,
  indexes: [],
}

/** The claim to a name, by its slug. */
export function nameClaim(slug: string): string {
  return `name.${encodeURIComponent(slug)}`
}

/** The claim to an account, by its Riot ID on its platform. */
export function accountClaim(account: RiotId & { readonly platform: Platform }): string {
  return `account.${account.platform}.${encodeURIComponent(foldRiotId(account))}`
}
