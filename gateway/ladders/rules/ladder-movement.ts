import type { LadderEntry } from './ladder.ts'

const HOUR_MS = 3_600_000

/** Age at which a ladder is the one to compare with. */
export const COMPARED_AGE_MS = 24 * HOUR_MS

/** Largest difference from that age. A ladder that is closer in time, or further away, is not compared with. */
const TOLERANCE_MS = 6 * HOUR_MS

/**
 * Shortest time between two baselines. At most eight are then young enough to be kept, and while the server runs, one of them is
 * within two and a half hours of the age to compare with.
 */
const BASELINE_INTERVAL_MS = 4 * HOUR_MS

/** Movement of a player since an earlier ladder. */
export interface LadderMovement {
  /** Places gained; negative after a fall. Null for a player who was not on the earlier ladder. */
  readonly places: number | null
  /** Time of the fetch of the earlier ladder, in milliseconds since 1970. */
  readonly since: number
}

/** Null when the ladder was compared with no other. */
export function movementOf(
  { rank, rankBefore }: Pick<LadderEntry, 'rank' | 'rankBefore'>,
  comparedWith: number | null,
): LadderMovement | null {
  if (comparedWith === null) return null
  return { places: rankBefore === null ? null : rankBefore - rank, since: comparedWith }
}

/** Returns the baseline whose age is nearest to 24 hours, the earlier of two; null when none is within six hours of that. */
export function chooseBaseline(baselines: readonly number[], fetchedAt: number): number | null {
  const distanceOf = (baseline: number) => Math.abs(fetchedAt - baseline - COMPARED_AGE_MS)
  return baselines
    .filter((baseline) => distanceOf(baseline) <= TOLERANCE_MS)
    .reduce<number | null>((best, each) => (best !== null && distanceOf(best) <= distanceOf(each) ? best : each), null)
}

/** Returns the baselines to keep once a ladder is stored that was fetched at this time, oldest first. It may be one of them. */
export function rotateBaselines(baselines: readonly number[], fetchedAt: number): readonly number[] {
  const kept = baselines.filter((baseline) => fetchedAt - baseline <= COMPARED_AGE_MS + TOLERANCE_MS)
  const isDue = kept.every((baseline) => fetchedAt - baseline >= BASELINE_INTERVAL_MS)
  return isDue ? [...kept, fetchedAt] : kept
}
