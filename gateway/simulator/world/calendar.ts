const DAY_MS = 86_400_000
const PATCH_MS = 14 * DAY_MS
const SEASON_MS = 126 * DAY_MS

/** Start of the world, in milliseconds since 1970. There are no earlier matches. */
export const WORLD_EPOCH = Date.UTC(2026, 0, 8)

/** Start of the ranked season that contains `at`. A season lasts eighteen weeks. */
export function seasonStart(at: number): number {
  return WORLD_EPOCH + Math.floor((at - WORLD_EPOCH) / SEASON_MS) * SEASON_MS
}

/** Days since the start of the world, with fractions; 0 before. */
export function daysSinceEpoch(at: number): number {
  return Math.max(0, at - WORLD_EPOCH) / DAY_MS
}

/** Number of patches since the start of the world; 0 for the first. */
export function patchIndex(at: number): number {
  return Math.floor((at - WORLD_EPOCH) / PATCH_MS)
}

/**
 * The game version at a time. From 8 January on, every fortnight brings the next patch of the year. It is numbered
 * after the season, as Riot does (16 in 2026). The build numbers only increase.
 */
export function gameVersion(at: number): string {
  const year = new Date(at).getUTCFullYear()
  const first = Date.UTC(year, 0, 8)
  const [season, start] = at < first ? [year - 2011, Date.UTC(year - 1, 0, 8)] : [year - 2010, first]
  const patch = Math.floor((at - start) / PATCH_MS) + 1
  const build = (season - 16) * 300 + 736 + patch * 4
  return `${season}.${patch}.${build}.${1000 + ((build * 7919) % 9000)}`
}
