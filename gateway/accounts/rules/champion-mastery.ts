/** An account's lifetime mastery of one champion, as Riot counts it. */
export type ChampionMastery = {
  readonly championId: number
  readonly level: number
  readonly points: number
  readonly pointsSinceLastLevel: number
  /** 0 or less when the next level requires more than points, or when there is no next level. */
  readonly pointsUntilNextLevel: number
  /** Milliseconds since 1970; 0 when Riot does not report it. */
  readonly lastPlayedAt: number
}

/** Mastery of every champion that an account has ever played. */
export type AccountMasteries = {
  /** Most points first. */
  readonly entries: readonly ChampionMastery[]
  /** Milliseconds since 1970. */
  readonly fetchedAt: number
}

/** Returns the progress to the next level, 0 to 1; null when points lead no further. */
export function progressOf({ pointsSinceLastLevel, pointsUntilNextLevel }: ChampionMastery): number | null {
  if (pointsUntilNextLevel <= 0) return null
  const whole = pointsSinceLastLevel + pointsUntilNextLevel
  return whole <= 0 ? 0 : Math.max(0, pointsSinceLastLevel) / whole
}
