import { pointsOnLine } from '../../game/ladder.ts'
import { splitBySeason, type SeenStanding } from './seasons.ts'

export interface LpChange<Seen> {
  /** Negative when lost. */
  readonly points: number
  /** Time from the first included observation to the last one, in milliseconds. */
  readonly spanMs: number
  /** Both ends included, oldest first; at least two. */
  readonly snapshots: readonly Seen[]
}

const WEEK_MS = 7 * 24 * 60 * 60_000

/** Covers the seven days before `lookedAt` (ISO 8601). Null without a second observation of this season in them. */
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
