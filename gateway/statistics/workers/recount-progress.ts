/** Progress of a recount. */
export interface RecountProgress {
  /** Number of stored matches before the recount; null when the store could not count them. */
  readonly stored: number | null
  /** Number of matches read. */
  matches: number
  /** Number of documents checked: those that existed, and those that were missing. */
  checked: number
  /** Number of checked documents that were wrong, and were written or deleted. */
  corrected: number
}
