export interface RecountProgress {
  /** Number of stored matches before the recount; null when the store could not count them. */
  readonly stored: number | null
  matches: number
  checked: number
  corrected: number
}
