import { LONGEST_UPSTREAM_WAIT_MS } from '../limits/upstream-wait.ts'
import type { Priority } from './riot-api.ts'

/** A priority, or `bulk`: a visitor whose address has sent many requests lately. */
export type Urgency = Priority | 'bulk'

/** Order of service, best first. */
export const URGENCIES = ['visitor', 'live', 'bulk', 'backfill'] as const satisfies readonly Urgency[]

/** Rank of a request in the order of service. */
export interface QueueRank {
  readonly urgency: Urgency
  /** Number of requests that the address was granted lately; among equals the fewest go first. 0 without an address. */
  readonly served: number
}

/** In normal operation Riot answers within this time. */
export const ANSWER_MS = 1_000

/**
 * Longest wait of a caller until the request is sent. Background jobs then wait up to {@link TIMEOUT_MS} more for the answer;
 * operations wait {@link ANSWER_MS} more. Without that extra time, callers would leave before their answers under load, when
 * every request is sent at the last moment, and their budget would be lost.
 */
export const PATIENCE_MS: Readonly<Record<Urgency, number>> = {
  visitor: LONGEST_UPSTREAM_WAIT_MS - ANSWER_MS,
  live: 16_000,
  bulk: LONGEST_UPSTREAM_WAIT_MS - ANSWER_MS,
  backfill: 116_000,
}

/** Timeout of one request. */
export const TIMEOUT_MS = LONGEST_UPSTREAM_WAIT_MS

/**
 * Part of each window that may be in use when a request is sent. Bulk and backfill would use up whole windows, and windows are
 * long. A fifth is reserved, so that a visitor who arrives in the middle of a window finds room.
 */
export const SHARE: Readonly<Record<Urgency, number>> = { visitor: 1, live: 1, bulk: 0.8, backfill: 0.8 }

/** Part of each window that the checks of running games use by themselves. Visitors have the rest. */
export const CHECKS_SHARE = 0.6

/** Checks wait while visitors and checks together have used this part of a window. */
export const CHECKS_PAUSE_AT = 0.8

/** True when `a` is served before `b`. */
export function outranks(a: QueueRank, b: QueueRank): boolean {
  const difference = URGENCIES.indexOf(a.urgency) - URGENCIES.indexOf(b.urgency)
  return difference < 0 || (difference === 0 && a.served < b.served)
}
