/** Time after which every request that an instance had under way has been counted by the upstream. */
export const SETTLING_MS = 5_000

/** Share of a limit that is reserved for new instances. */
const KEPT_SHARE = 0.05

/** Maximum of those places. */
const MAX_KEPT = 4

/** The instances that share the limits of an upstream. */
export interface PeerInstances {
  /** Number of instances whose requests may count in a window of this length, in milliseconds, this one included. */
  count(windowMs: number): number
  /**
   * Returns the time from which every other instance respects this one's part, in milliseconds since 1970. When it is in the future,
   * this instance must not send before it.
   */
  admittedAt(): number
}

/** Places of a limit that instances leave free: so many may join within one window. */
export function keptPlaces(limit: number): number {
  return Math.min(MAX_KEPT, Math.ceil(limit * KEPT_SHARE))
}

/** Equal part of a limit for each of `count` instances; at least 1, so limits below `count` can be exceeded. */
export function partOf(limit: number, count: number): number {
  return Math.max(1, Math.floor((limit - keptPlaces(limit)) / count))
}

/**
 * Part of a limit in the first window of a new instance. The others can have sent more than their present parts before they learned
 * of it. They have sent `strangers` requests together. In the worst case one of them sent all, and each of the rest still sends its part.
 */
export function firstPartOf(limit: number, count: number, strangers: number): number {
  const part = partOf(limit, count)
  if (count === 1) return part
  const rest = limit - keptPlaces(limit) - (count - 2) * part - Math.max(strangers, part)
  return Math.max(0, Math.min(part, rest))
}
