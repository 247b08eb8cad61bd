/** How old a part of an answer is and when it can get younger. */
export type Freshness = {
  /** Milliseconds since 1970. */
  readonly fetchedAt: number
  /** True when the data is older than it should be because its source could not be asked. */
  readonly stale: boolean
  /** Milliseconds since 1970: when the next request asks the source again; null for data that never changes. */
  readonly nextRefreshAt: number | null
}

/** The freshness of data that was asked for when it was due: it is stale only when that failed. */
export function freshnessOf(fetchedAt: number, lifetimeMs: number, now: number): Freshness {
  const nextRefreshAt = fetchedAt + lifetimeMs
  return { fetchedAt, stale: now >= nextRefreshAt, nextRefreshAt }
}

/** The freshness of data that never changes. */
export function finalAt(fetchedAt: number): Freshness {
  return { fetchedAt, stale: false, nextRefreshAt: null }
}
