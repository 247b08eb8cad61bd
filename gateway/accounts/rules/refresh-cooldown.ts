import { believable } from '../../shared/stored-time.ts'
import type { Account } from './account.ts'

/** Minimum time between two refreshes of an account with the "Update" button. */
const REFRESH_COOLDOWN_MS = 2 * 60_000

/** Returns the time from which an account can be refreshed again, in milliseconds since 1970. A refresh in the future does not count. */
export function refreshAvailableAt({ refreshedAt, profile }: Account, now: number): number {
  const pausedUntil = believable(refreshedAt ?? -Infinity, now) + REFRESH_COOLDOWN_MS
  return Math.max(pausedUntil, Math.min(profile.fetchedAt, now))
}
