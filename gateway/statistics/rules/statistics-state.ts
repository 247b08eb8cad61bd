import type { StatisticsState } from '../collections/statistics-state.ts'

/**
 * Form in which matches are counted. Raise it when a stored match has another counted form than before: the counting job then
 * recounts all matches. 1: before payloads were kept. 2: with role-bound items. 3: without accounts, whose records follow from
 * their remembered matches. 4: with a backlog of builds.
 */
export const COUNTED_FORM = 4

/** Before the first match is counted. */
export const INITIAL_STATISTICS_STATE: StatisticsState = {
  patches: [],
  matches: 0,
  countedAt: null,
  recount: null,
  form: COUNTED_FORM,
  revision: 0,
}
