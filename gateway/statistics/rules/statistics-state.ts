/**
 * Form in which matches are counted. Raise it when a stored match has another counted form than before: the counting job then
 * recounts all matches. 1: before payloads were kept. 2: with role-bound items. 3: without accounts, whose records follow from
 * their remembered matches. 4: with a backlog of builds.
 */
export const COUNTED_FORM = 4

export type StatisticsState = {
  /** Every patch with counted matches, newest first. */
  readonly patches: readonly string[]
  readonly matches: number
  /** Time of the last count, in milliseconds since 1970; null before the first one. */
  readonly countedAt: number | null
  /** The running recount, or the last one if it broke off. Null when there is none. */
  readonly recount: StatisticsRecount | null
  readonly form: number
  /** Increases with every write of the state, and so with every change to the statistics. */
  readonly revision: number
}

export type StatisticsRecount = {
  /** Unique id of the recount. */
  readonly holder: string
  /** Time until which other counters wait for it, in milliseconds since 1970. */
  readonly until: number
  readonly matches: number
  /** Number of stored matches when it began; null when the store could not count them. */
  readonly stored: number | null
}

/** Before the first match is counted. */
export const INITIAL_STATISTICS_STATE: StatisticsState = {
  patches: [],
  matches: 0,
  countedAt: null,
  recount: null,
  form: COUNTED_FORM,
  revision: 0,
}
