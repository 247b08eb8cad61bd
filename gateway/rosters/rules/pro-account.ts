import type { Account } from '../../accounts/rules/account.ts'
import { compareRankEntries, type RankEntry } from '../../accounts/rules/rank.ts'
import type { Freshness } from '../../shared/freshness.ts'
import { believable } from '../../shared/stored-time.ts'
import type { ProAccount } from './pro-scene.ts'

export const PRO_ACCOUNT_LIFETIME_MS = 30 * 60_000

/** Maximum duration of a refresh round. An account that is overdue for longer counts as stale. */
const LONGEST_ROUND_MS = 10 * 60_000

/** For an account that is refreshed in rounds, regardless of views. */
export function freshnessOfProAccount(fetchedAt: number, now: number): Freshness {
  const nextRefreshAt = Math.max(believable(fetchedAt, now) + PRO_ACCOUNT_LIFETIME_MS, Math.min(fetchedAt, now))
  return { fetchedAt, stale: now >= nextRefreshAt + LONGEST_ROUND_MS, nextRefreshAt }
}

/** Returns an account's standing in the solo queue; null when there is none, or none was fetched. */
export function soloEntryOf(account: Pick<Account, 'ranks'> | null): RankEntry | null {
  return account?.ranks?.entries.find(({ queue }) => queue === 'SOLO') ?? null
}

/** Sorts standings highest first, and missing ones last. */
export function compareSoloEntries(a: RankEntry | null, b: RankEntry | null): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null)
  return compareRankEntries(a, b)
}

/** In milliseconds since 1970; 0 when a part was never fetched, or not under the current key. */
export function dueAtOf(account: ProAccount, stored: Account | null, keyId: string, now: number): number {
  if (account.puuid === null || account.keyId !== keyId || stored === null || stored.ranks === null) return 0
  const fetchedAt = Math.min(believable(stored.profile.fetchedAt, now), believable(stored.ranks.fetchedAt, now))
  return Math.max(fetchedAt + PRO_ACCOUNT_LIFETIME_MS, 0)
}
