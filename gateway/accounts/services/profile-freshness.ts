import { currentFreshness } from '../../caching/current-freshness.ts'
import type { Clock } from '../../shared/clock.ts'
import type { Freshness } from '../../shared/freshness.ts'
import type { Account } from '../rules/account.ts'

const PROFILE_LIFETIME_MS = 10 * 60_000

/** Returns the present freshness of level and profile icon. */
export function profileFreshnessOf({ profile }: Pick<Account, 'profile'>, clock: Clock): Freshness {
  return currentFreshness(profile.fetchedAt, PROFILE_LIFETIME_MS, clock)
}
