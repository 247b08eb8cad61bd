import { believable } from './stored-time.ts'

export type Freshness = {
  /** Milliseconds since 1970. */
  readonly fetchedAt: number
  /** True when the data is outdated because its source could not be asked. */
  readonly stale: boolean
  /** Time from which a request asks the source again, in milliseconds since 1970; null for data that never changes. */
  readonly nextRefreshAt: number | null
}

/** For data that is fetched again whenever it is due: stale only when that fetch failed. Data from the future is due at once. */
export function freshnessOf(fetchedAt: number, lifetimeMs: number, now: number): Freshness {
  const nextRefreshAt = Math.max(believable(fetchedAt, now) + lifetimeMs, Math.min(fetchedAt, now))
  return { fetchedAt, stale: now >= nextRefreshAt, nextRefreshAt }
}

/** Returns the freshness of data that never changes. */
export function finalAt(fetchedAt: number): Freshness {
  return { fetchedAt, stale: false, nextRefreshAt: null }
}
