/** Progress of a recount. */
export interface RecountProgress {
  /** Number of matches read. */
  matches: number
  /** Number of documents checked: those that existed, and those that were missing. */
  looked: number
  /** Number of checked documents that were wrong, and were written or deleted. */
  mended: number
}
