/**
 * Builds a path of exactly these segments, each encoded separately. `null` when no URL can contain them: an empty
 * segment, a segment of one or two dots (every URL parser resolves it, encoded or not), or half a surrogate pair.
 * Nothing at Riot has such a name.
 */
export function toPath(...segments: readonly string[]): string | null {
  if (segments.some((segment) => /^\.{0,2}$/.test(segment) || !segment.isWellFormed())) return null
  return segments.map((segment) => `/${encodeURIComponent(segment)}`).join('')
}
