import type { Account } from './account.ts'
import type { Freshness } from './freshness.ts'
import type { ProAccount } from './pro-scene.ts'
import { compareRankEntries, type RankEntry } from './rank.ts'

/** How often the accounts of pro players are fetched, in milliseconds. */
export const PRO_ACCOUNT_LIFETIME = 30 * 60_000

/** How long a round over all of them may take before what it has not come to counts as stale, in milliseconds. */
const LONGEST_ROUND = 10 * 60_000

/** The freshness of what is fetched in rounds, whether somebody looks at it or not. */
export function freshnessOfProAccount(fetchedAt: number, now: number): Freshness {
  const nextRefreshAt = fetchedAt + PRO_ACCOUNT_LIFETIME
  return { fetchedAt, stale: now >= nextRefreshAt + LONGEST_ROUND, nextRefreshAt }
}

/** The standing of an account in the solo queue; null when it has none, or none was fetched. */
export function soloEntryOf(account: Pick<Account, 'ranks'> | null): RankEntry | null {
  return account?.ranks?.entries.find(({ queue }) => queue === 'SOLO') ?? null
}

/** Orders standings highest first, and behind them whoever has none. */
export function compareSoloEntries(a: RankEntry | null, b: RankEntry | null): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null)
  return compareRankEntries(a, b)
}

/**
 * When an account of a pro player is to be fetched, in milliseconds since 1970; 0 for one of which a part was never
 * fetched, or not under the present key.
 */
export function dueAtOf(account: ProAccount, stored: Account | null, keyId: string): number {
  if (account.puuid === null || account.keyId !== keyId || stored === null || stored.ranks === null) return 0
  return Math.min(stored.profile.fetchedAt, stored.ranks.fetchedAt) + PRO_ACCOUNT_LIFETIME
}
