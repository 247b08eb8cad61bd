/**
 * A path of exactly these segments, each encoded on its own. `null` when no URL can carry them: an empty segment, one
 * of only one or two dots (which every URL parser takes for a step up, encoded or not), or half a character. Nothing at
 * Riot has such a name.
 */
export function toPath(...segments: readonly string[]): string | null {
  if (segments.some((segment) => /^\.{0,2}$/.test(segment) || !segment.isWellFormed())) return null
  return segments.map((segment) => `/${encodeURIComponent(segment)}`).join('')
}
