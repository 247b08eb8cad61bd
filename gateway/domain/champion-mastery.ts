/** What an account has done with one champion over its whole life, as Riot counts it. */
export type ChampionMastery = {
  /** Riot's number of the champion. */
  readonly championId: number
  readonly level: number
  readonly points: number
  readonly pointsSinceLastLevel: number
  /** 0 or less when something else than points lacks for the next level, or when there is none. */
  readonly pointsUntilNextLevel: number
  /** Milliseconds since 1970; 0 when Riot does not say. */
  readonly lastPlayedAt: number
}

/** Every champion that an account has ever played. */
export type AccountMasteries = {
  /** Most points first. */
  readonly entries: readonly ChampionMastery[]
  /** Milliseconds since 1970. */
  readonly fetchedAt: number
}

/** How much of the way to the next level is done, 0 to 1; null where points lead no further. */
export function progressOf({ pointsSinceLastLevel, pointsUntilNextLevel }: ChampionMastery): number | null {
  if (pointsUntilNextLevel <= 0) return null
  const whole = pointsSinceLastLevel + pointsUntilNextLevel
  return whole <= 0 ? 0 : Math.max(0, pointsSinceLastLevel) / whole
}
