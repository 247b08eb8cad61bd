/** What is kept of anything that is told live. Revisions grow with every change of any item of a collection. */
export type LiveItem = {
  /** The number of the change that made it what it is; told as a cursor. */
  readonly revision: number
  /** Null while it stands; else when it was taken away, in milliseconds since 1970. It is forgotten a while later. */
  readonly goneAt: number | null
}

/** How long an item that was taken away is remembered, in milliseconds: whoever was away for longer gets everything anew. */
export const GONE_KEPT_MS = 10 * 60_000

/** The revision of a change made at `now`: the time, and later than every one before it. */
export function nextRevision(latest: number, now: number): number {
  return Math.max(latest + 1, now)
}
