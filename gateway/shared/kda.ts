/** Kills, deaths and assists of a participant, or their sums over several matches. */
export interface KillCounts {
  readonly kills: number
  readonly deaths: number
  readonly assists: number
}

/** Returns (kills + assists) / deaths; null without deaths. */
export function kdaOf({ kills, deaths, assists }: KillCounts): number | null {
  return deaths === 0 ? null : (kills + assists) / deaths
}
