import { z } from 'zod'
import type { CollectionDefinition, Stored } from '../../store/collection.ts'

const stampingAccount = z.object({
  playerId: z.string(),
  /** Id of the key that the PUUID is encrypted for. */
  keyId: z.string(),
})

const stampedAccounts = z.object({
  /** By PUUID. Newly stored matches get these stamps. */
  players: z.record(z.string(), stampingAccount),
  /** PUUIDs whose older matches may have outdated stamps, including accounts that no longer belong to a pro player. */
  due: z.array(z.string()),
})

/** The owners of one platform's accounts, as they are stamped on stored matches. */
export type StampedAccounts = Stored<typeof stampedAccounts>

export type StampingAccounts = StampedAccounts['players']

/**
 * `stamped_accounts/{PLATFORM}`: some hundred accounts of an open platform. The transaction that records a match reads this
 * document, so no match misses an account in it.
 */
export const stampedAccountsCollection: CollectionDefinition<StampedAccounts> = {
  name: 'stamped_accounts',
  schema: stampedAccounts,
  indexes: [],
  unindexed: ['players', 'due'],
}
