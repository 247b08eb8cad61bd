import type { CountedMatch } from './counted-match.ts'
import type { RecordedMatch } from './match.ts'
import { toCountedMatch } from './to-counted-match.ts'

/** That the statistics do not say of a match what they should. */
export type PendingCount = {
  /** What of it is in the statistics; null for a match that is new. */
  readonly counted: CountedMatch | null
  /** What should be in them; null when it does not count any more. */
  readonly match: CountedMatch | null
}

/**
 * What is pending once a match is stored as it is `now`, where it was as `before`, null for a new one, with what was
 * `pending` of it then. Null when nothing is, because it neither counts nor has counted.
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
