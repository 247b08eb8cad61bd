import { comparePositions } from '../../shared/position.ts'
import type { AccountMatches } from './account-matches.ts'

/** Where they overlap, `later` wins. The result can exceed the stored maximum: the next added match trims it. */
export function mergeAccountMatches(earlier: AccountMatches, later: AccountMatches): AccountMatches {
  const seen = new Map([...earlier.seen, ...later.seen].map((match) => [match.matchId, match]))
  return {
    seen: [...seen.values()].toSorted(comparePositions),
    stretches: { ...earlier.stretches, ...later.stretches },
  }
}
