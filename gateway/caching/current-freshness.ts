import type { Clock } from '../shared/clock.ts'
import { type Freshness, freshnessOf } from '../shared/freshness.ts'
import { expireAt } from './dependencies.ts'

/** Returns the freshness of data now. The answer that is being computed expires as soon as the data is no longer fresh. */
export function currentFreshness(fetchedAt: number, lifetimeMs: number, clock: Pick<Clock, 'now'>): Freshness {
  const freshness = freshnessOf(fetchedAt, lifetimeMs, clock.now())
  if (!freshness.stale && freshness.nextRefreshAt !== null) expireAt(freshness.nextRefreshAt)
  return freshness
}
