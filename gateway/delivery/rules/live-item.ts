import type { LiveItemFields } from '../collections/live-item.ts'

export type LiveItem = LiveItemFields

/** Retention of a removed item. A client that was away for longer receives a full snapshot. */
export const GONE_KEPT_MS = 10 * 60_000

/** Returns the revision of a change at `now`: the current time, but always greater than every earlier revision. */
export function nextRevision(latest: number, now: number): number {
  return Math.max(latest + 1, now)
}
