/**
 * Whether two things read the same. With every update the cache makes all objects anew, also those in which nothing has
 * changed: what they are says nothing.
 */
export function hasSameContent(before: unknown, after: unknown): boolean {
  return JSON.stringify(before) === JSON.stringify(after)
}
