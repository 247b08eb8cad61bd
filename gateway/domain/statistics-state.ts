/** How far the statistics have come. */
export type StatisticsState = {
  /** Every patch of which something is counted, the newest first. */
  readonly patches: readonly string[]
  /** How many matches are counted. */
  readonly matches: number
  /** When something was last counted, in milliseconds since 1970; null before the first time. */
  readonly countedAt: number | null
  /** Who counts everything anew, and until when the others wait for him; null when nobody does. */
  readonly recount: { readonly holder: string; readonly until: number } | null
  /** Rises whenever the state is written, and so whenever any of the statistics are. */
  readonly revision: number
}

/** Before the first match is counted. */
export const NOTHING_COUNTED: StatisticsState = {
  patches: [],
  matches: 0,
  countedAt: null,
  recount: null,
  revision: 0,
}
