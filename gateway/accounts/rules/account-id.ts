import { PLATFORM_CODES } from '../../shared/region.ts'
import type { Account, AccountKey } from './account.ts'

/** Ids of an account besides the shown one. It gets another when it is looked up under a new API key before it is moved. */
const MAX_OTHER_IDS = 20

type Identified = Pick<Account, 'platform' | 'puuid' | 'ids'>

/** Returns the type-local part of the account's id: the key under which it was first stored, whatever its PUUID is now. */
export function accountIdOf(account: Identified): string {
  return account.ids[0] ?? keyOf(account)
}

/** Returns the ids under which the account was shown, the present one first. */
export function accountIdsOf(account: Identified): readonly string[] {
  return account.ids.length === 0 ? [keyOf(account)] : account.ids
}

/** Returns the ids of an account that was found to be the same as others: the first stays, of the others the newest. */
export function joinAccountIds(accounts: readonly Identified[]): readonly string[] {
  const [first, ...others] = new Set(accounts.flatMap(accountIdsOf))
  return first === undefined ? [] : [first, ...others.slice(-MAX_OTHER_IDS)]
}

/** True if the account has or had this id. */
export function isIdOf(id: string, account: Identified): boolean {
  return keyOf(account) === id || accountIdsOf(account).includes(id)
}

/** Parses the type-local part of an account's id. Returns null when the text cannot belong to an account. */
export function toAccountKey(id: string): AccountKey | null {
  const [, code, puuid] = /^([A-Z0-9]+)_([\w-]{1,128})$/.exec(id) ?? []
  const platform = PLATFORM_CODES.find((known) => known === code)
  return platform === undefined || puuid === undefined ? null : { platform, puuid }
}

function keyOf({ platform, puuid }: AccountKey): string {
  return `${platform}_${puuid}`
}
