import type { PendingCount } from '../collections/pending-counts.ts'
import type { RecordedMatch } from './match.ts'
import { toCountedMatch } from './to-counted-match.ts'

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
