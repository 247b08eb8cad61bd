import { z } from 'zod'
import type { CollectionDefinition, Stored } from '../../store/collection.ts'

const check = z.object({
  state: z.enum(['IN_GAME', 'NOT_IN_GAME', 'POSSIBLY_HIDDEN']),
  observedAt: z.int().nonnegative(),
  matchId: z.string().nullable(),
})

const accountChecks = z.object({ accounts: z.record(z.string(), check) })

/** Riot's last answer for each tracked account of a platform, by PUUID. */
export type AccountChecks = Stored<typeof accountChecks>

/** `account_checks/{PLATFORM}`: some hundred accounts, written together after each round. */
export const accountChecksCollection: CollectionDefinition<AccountChecks> = {
  name: 'account_checks',
  schema: accountChecks,
  indexes: [],
  unindexed: ['accounts'],
}
