import { z } from 'zod'
import type { CollectionDefinition } from '../../store/collection.ts'
import type { StampedAccounts } from '../rules/stamped-accounts.ts'

/**
 * `stamped_accounts/{PLATFORM}`: some hundred accounts of an open platform. The transaction that records a match reads this
 * document, so no match misses an account in it.
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
