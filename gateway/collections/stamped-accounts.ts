import { z } from 'zod'
import type { StampedAccounts } from '../domain/stamped-accounts.ts'
import type { CollectionDefinition } from './collection.ts'

/**
 * `stamped_accounts/{PLATFORM}`, an open platform: some hundred accounts. Whoever records a match reads it in the same
 * transaction, so no match can miss what is noted here.
 */
export const stampedAccountsCollection: CollectionDefinition<StampedAccounts> = {
  name: 'stamped_accounts',
  schema: z.object({
    players: z.record(z.string(), z.object({ playerId: z.string(), keyId: z.string() })),
    due: z.array(z.string()),
  }),
  indexes: [],
  unindexed: ['players', 'due'],
}
