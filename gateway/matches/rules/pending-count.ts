import type { CountedMatch } from './counted-match.ts'
import type { RecordedMatch } from './match.ts'
import { toCountedMatch } from './to-counted-match.ts'

export type PendingCount = {
  /** The counted form of the match; null for a new match. */
  readonly counted: CountedMatch | null
  /** The form that should be counted; null when the match no longer counts. */
  readonly match: CountedMatch | null
}

/**
 * Returns the pending count of a match that is stored as `now`. `before` is its previous form, null for a new match,
 * and `pending` its previous pending count. Returns null when the match neither counts nor was counted.
 */
export function toPendingCount(
  now: RecordedMatch,
  before: RecordedMatch | null,
  pending: PendingCount | null,
): PendingCount | null {
  const counted = pending !== null ? pending.counted : before !== null ? toCountedMatch(before) : null
  const match = toCountedMatch(now)
  return counted === null && match === null ? null : { counted, match }
}
