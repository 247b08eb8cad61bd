import type { Priority } from '../../ports/riot-api.ts'

/** A priority, or `bulk`: a visitor whose address has asked for much lately. */
export type Urgency = Priority | 'bulk'

/** Who is served first, best first. */
export const URGENCIES = ['visitor', 'live', 'bulk', 'backfill'] as const satisfies readonly Urgency[]

/** The place of a request in the order of service. */
export interface Standing {
  readonly urgency: Urgency
  /** How many requests the address has been granted lately; the fewest go first among equals. 0 without an address. */
  readonly served: number
}

/**
 * How long a caller waits for the request to be sent, in milliseconds. The answer may take {@link TIMEOUT_MS} more:
 * budget spent on a caller who has left by then would be lost, and under load everybody is sent at the last moment.
 */
export const PATIENCE_MS: Readonly<Record<Urgency, number>> = {
  visitor: 4_000,
  live: 16_000,
  bulk: 4_000,
  backfill: 116_000,
}

/** How long one request may take, in milliseconds. Riot answers within a second when it is well. */
export const TIMEOUT_MS = 4_000

/**
 * The part of each window that may be in use when a request is sent, 0 to 1. Bulk and backfill would take all there is,
 * and windows are long: a fifth is kept back, so that a visitor who comes in the middle of one finds room.
 */
export const SHARE: Readonly<Record<Urgency, number>> = { visitor: 1, live: 1, bulk: 0.8, backfill: 0.8 }

/** Whether `a` is served before `b`. */
export function outranks(a: Standing, b: Standing): boolean {
  const difference = URGENCIES.indexOf(a.urgency) - URGENCIES.indexOf(b.urgency)
  return difference < 0 || (difference === 0 && a.served < b.served)
}
