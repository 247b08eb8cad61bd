import { pointsOnLine } from '../../ladder.ts'
import { splitBySeason, type SeenStanding } from './seasons.ts'

/** How far a standing has moved. */
export interface LpChange<Seen> {
  /** Points gained; negative when they were lost. */
  readonly points: number
  /** From the first look that counts to the last one, in milliseconds. */
  readonly spanMs: number
  /** What was seen in between, both ends included, oldest first; at least two. */
  readonly snapshots: readonly Seen[]
}

const WEEK_MS = 7 * 24 * 60 * 60_000

/**
 * What changed in the last seven days before `lookedAt`, the last look, in ISO 8601: since the earliest standing seen in
 * them. Null when no other one was seen since, or none of this season.
 */
export function findLpChange<Seen extends SeenStanding>(
  snapshots: readonly Seen[],
  lookedAt: string,
): LpChange<Seen> | null {
  const end = Date.parse(lookedAt)
  const season = splitBySeason(snapshots).at(-1) ?? []
  const recent = season.filter(({ takenAt }) => Date.parse(takenAt) >= end - WEEK_MS)
  const first = recent[0]
  const last = recent.at(-1)
  if (first === undefined || last === undefined || first === last) return null
  return {
    points: pointsOnLine(last) - pointsOnLine(first),
    spanMs: end - Date.parse(first.takenAt),
    snapshots: recent,
  }
}
