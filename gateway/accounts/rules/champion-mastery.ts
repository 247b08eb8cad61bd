import type { AccountMasteriesDocument } from '../collections/account-masteries.ts'

/** Mastery of every champion that an account has ever played. */
export type AccountMasteries = AccountMasteriesDocument

export type ChampionMastery = AccountMasteries['entries'][number]

/** Returns the progress to the next level, 0 to 1; null when points lead no further. */
export function progressOf({ pointsSinceLastLevel, pointsUntilNextLevel }: ChampionMastery): number | null {
  if (pointsUntilNextLevel <= 0) return null
  const whole = pointsSinceLastLevel + pointsUntilNextLevel
  return whole <= 0 ? 0 : Math.max(0, pointsSinceLastLevel) / whole
}
