/** Null without a death, when the ratio is undefined. */
export function kdaOf({ kills, deaths, assists }: { kills: number; deaths: number; assists: number }): number | null {
  return deaths === 0 ? null : (kills + assists) / deaths
}

/** The bands begin at 0, 1, 2, 3, 4 and 5. */
type KdaBand = 0 | 1 | 2 | 3 | 4 | 5

/** A perfect KDA (null) is in the highest band. */
export function kdaBand(kda: number | null): KdaBand {
  if (kda === null || kda >= 5) return 5
  if (kda >= 4) return 4
  if (kda >= 3) return 3
  if (kda >= 2) return 2
  if (kda >= 1) return 1
  return 0
}
