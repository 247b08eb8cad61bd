import type { MatchPage } from '../services/match-page.ts'

/** Returns the `pageInfo` of a connection of matches. */
export function matchPageInfo(page: MatchPage<{ readonly cursor: string }>) {
  const { matches, hasNextPage, hasPreviousPage, endCursor } = page
  return { hasNextPage, hasPreviousPage, startCursor: matches[0]?.cursor ?? null, endCursor }
}
