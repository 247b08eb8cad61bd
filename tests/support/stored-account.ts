import { accountsCollection } from '../../gateway/accounts/collections/accounts.ts'
import type { Account } from '../../gateway/accounts/rules/account.ts'

/** A stored account without ranks. `changes` replace its fields; the profile is as old as the name, time 0 by default. */
export function storedAccount({ namedAt = 0, ...changes }: Partial<Account>): Account {
  return accountsCollection.schema.parse({
    puuid: 'puuid',
    platform: 'EUW1',
    keyId: 'test',
    gameName: 'Fox',
    tagLine: 'WEST',
    namedAt,
    profile: { level: 30, profileIconId: 1, fetchedAt: namedAt },
    ranks: null,
    refreshedAt: null,
    ...changes,
  })
}
