/** Numbers by window length in seconds, as in `20:1,100:120`. */
export type RateList = ReadonlyMap<number, number>

/** One answer's information about its budget; `null` for missing parts. */
export interface RateNotice {
  /** Requests allowed in each window. */
  readonly limits: RateList | null
  /** Requests that the server has counted in each window, this one included. */
  readonly counts: RateList | null
}
