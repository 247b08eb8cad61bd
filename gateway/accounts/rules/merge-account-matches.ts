import { comparePositions } from '../../shared/position.ts'
import type { AccountMatches } from './account-matches.ts'

/**
 * Merges two known parts of an account's match history; where they overlap, `later` wins. The result can exceed the
 * stored maximum: the next added match trims it.
 */
export function mergeAccountMatches(earlier: AccountMatches, later: AccountMatches): AccountMatches {
  const seen = new Map([...earlier.seen, ...later.seen].map((match) => [match.matchId, match]))
  return {
    seen: [...seen.values()].toSorted(comparePositions),
    stretches: { ...earlier.stretches, ...later.stretches },
  }
}
