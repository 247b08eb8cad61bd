/** How far a recount has come. */
export interface RecountProgress {
  /** How many matches are read. */
  matches: number
  /** How many documents of the statistics were looked at: there were so many, or should have been. */
  looked: number
  /** How many of them were not what they should be, and were written or deleted. */
  mended: number
}
