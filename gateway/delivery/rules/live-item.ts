/** Bookkeeping of an item that is delivered live. Revisions grow with every change to any item of a collection. */
export type LiveItem = {
  /** Number of the item's latest change. Clients receive it as a cursor. */
  readonly revision: number
  /**
   * Null while the item exists; otherwise the time of its removal, in milliseconds since 1970. It is deleted a while
   * later.
   */
  readonly goneAt: number | null
}

/** Retention of a removed item, in milliseconds. A client that was away for longer receives a full snapshot. */
export const GONE_KEPT_MS = 10 * 60_000

/** Returns the revision of a change at `now`: the current time, but always greater than every earlier revision. */
export function nextRevision(latest: number, now: number): number {
  return Math.max(latest + 1, now)
}
