const MINUTE_MS = 60_000

/** Time to change the icon and to have it checked. */
export const CLAIM_LIFETIME_MS = 20 * MINUTE_MS

/** Time in which a proven claim can be added to requests. */
export const PROOF_LIFETIME_MS = 24 * 60 * MINUTE_MS

/**
 * Maximum number of open claims with one account. With claims for all icons, a stranger would share the proof of an owner who wears
 * one of them.
 */
export const MAX_OPEN_CLAIMS = 3

/** Riot's icons 0 to 28 belong to every account. */
const FREE_ICONS = 29

/** Chooses one of the icons that everyone has, other than the worn one. `random` is from 0 to below 1. */
export function chooseIcon(wornIconId: number | null, random: number): number {
  const choices = Array.from({ length: FREE_ICONS }, (_, id) => id).filter((id) => id !== wornIconId)
  return choices[Math.floor(random * choices.length)] ?? 0
}
