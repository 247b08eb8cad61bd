import { z } from 'zod'
import type { CollectionDefinition } from '../../store/collection.ts'
import type { AccountCheck } from '../rules/live-state.ts'

/** Riot's last answer for each tracked account of a platform, by PUUID. */
export type AccountChecks = { readonly accounts: { readonly [puuid: string]: AccountCheck } }

const check = z.object({
  state: z.enum(['IN_GAME', 'NOT_IN_GAME', 'POSSIBLY_HIDDEN']),
  observedAt: z.int().nonnegative(),
  matchId: z.string().nullable(),
})

/** `account_checks/{PLATFORM}`: some hundred accounts, written together after each round. */
export const accountChecksCollection: CollectionDefinition<AccountChecks> = {
  name: 'account_checks',
  schema: z.object({ accounts: z.record(z.string(), check) }),
  indexes: [],
  unindexed: ['accounts'],
}
