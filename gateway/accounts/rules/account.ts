import type { AccountDocument } from '../collections/accounts.ts'

/** One Riot account on one platform, with the time at which each of its parts was fetched. */
export type Account = Omit<AccountDocument, 'skeleton'>

export type AccountProfile = Account['profile']

export type AccountRanks = NonNullable<Account['ranks']>

/** One player can have an account on several platforms. */
export type AccountKey = Pick<Account, 'platform' | 'puuid'>
