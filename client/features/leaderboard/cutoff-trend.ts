const DAY_MS = 86_400_000

export type CutoffTier = 'challenger' | 'grandmaster'

/** A day of the history: `date` in UTC, such as `2026-11-26`; null for an empty tier. */
export interface CutoffDay extends Readonly<Record<CutoffTier, number | null>> {
  readonly date: string
}

export interface CutoffTrend {
  /** Oldest first, at shares of the width and, from below, of the height of a drawing. */
  readonly points: readonly { readonly x: number; readonly y: number }[]
  /** League points from the first known day to the last. */
  readonly change: number
  /** Days from the first known day to the last. */
  readonly days: number
}

/** Null with fewer than two known days. Takes days oldest first. */
export function cutoffTrend(history: readonly CutoffDay[], tier: CutoffTier): CutoffTrend | null {
  const known = history.flatMap((day) => {
    const points = day[tier]
    return points === null ? [] : [{ at: Date.parse(day.date) / DAY_MS, points }]
  })
  const [first, last] = [known[0], known.at(-1)]
  if (first === undefined || last === undefined || first === last) return null
  const days = last.at - first.at
  const lowest = Math.min(...known.map(({ points }) => points))
  const highest = Math.max(...known.map(({ points }) => points))
  return {
    points: known.map(({ at, points }) => ({
      x: (at - first.at) / days,
      y: highest === lowest ? 0.5 : (points - lowest) / (highest - lowest),
    })),
    change: last.points - first.points,
    days,
  }
}
