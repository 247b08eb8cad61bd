/** A page of stored matches. */
export interface MatchPage<Match> {
  /** The newest first. A match that is no longer stored is left out. */
  readonly matches: readonly Match[]
  readonly hasNextPage: boolean
  readonly hasPreviousPage: boolean
  /** Cursor of the next page, possibly of a match that is not shown; null on an empty page. */
  readonly endCursor: string | null
}
