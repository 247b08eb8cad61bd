/** Progress of a recount. */
export interface RecountProgress {
  /** Number of matches read. */
  matches: number
  /** Number of documents checked: those that existed, and those that were missing. */
  checked: number
  /** Number of checked documents that were wrong, and were written or deleted. */
  corrected: number
}
