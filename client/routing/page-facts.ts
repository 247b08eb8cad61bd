/** Facts about a page that are known once its subject is loaded. */
export interface PageFacts {
  /** Name of the page, without the name of the site. */
  readonly name: string
  /** True when the subject of the page certainly does not exist. */
  readonly missing: boolean
}

const listeners = new Set<() => void>()

let latest: PageFacts | null = null

/** Replaces the previous facts. */
export function publishPageFacts(facts: PageFacts) {
  latest = facts
  for (const listener of listeners) listener()
}

/** Null before the first facts. */
export const latestPageFacts = (): PageFacts | null => latest

/** Calls `listener` after each publication, until the returned function is called. */
export function subscribeToPageFacts(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
