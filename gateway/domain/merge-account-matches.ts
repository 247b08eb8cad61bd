import type { AccountMatches } from './account-matches.ts'
import { comparePositions } from './match-cursor.ts'

/**
 * What is known of an account's matches from two sides; where both know something, `later` knows better. It can be more
 * than an account keeps: the next match that is seen cuts it to length.
 */
export function mergeAccountMatches(earlier: AccountMatches, later: AccountMatches): AccountMatches {
  const seen = new Map([...earlier.seen, ...later.seen].map((match) => [match.matchId, match]))
  return {
    seen: [...seen.values()].toSorted(comparePositions),
    stretches: { ...earlier.stretches, ...later.stretches },
  }
}
