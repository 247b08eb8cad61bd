/** The cache creates new objects on every update, even for unchanged data, so identity says nothing. */
export function hasSameContent(before: unknown, after: unknown): boolean {
  return JSON.stringify(before) === JSON.stringify(after)
}
