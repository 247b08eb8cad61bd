import type { Account } from './account.ts'

/** Minimum time between two refreshes of an account with the "Update" button. */
const REFRESH_COOLDOWN_MS = 2 * 60_000

/** Returns the time from which an account can be refreshed again, in milliseconds since 1970. */
export function refreshAvailableAt({ refreshedAt, profile }: Account): number {
  return refreshedAt === null ? profile.fetchedAt : refreshedAt + REFRESH_COOLDOWN_MS
}
