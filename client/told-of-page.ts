/** Facts about a page that are known once its subject is loaded. */
export interface Told {
  /** Name of the page, without the name of the site. */
  readonly name: string
  /** True when the subject of the page certainly does not exist. */
  readonly missing: boolean
}

const listeners = new Set<() => void>()

let latest: Told | null = null

/** Publishes facts about the current page, in place of the previous ones. */
export function tellOfPage(facts: Told) {
  latest = facts
  for (const listener of listeners) listener()
}

/** Returns the facts published last; null before the first ones. */
export const lastTold = (): Told | null => latest

/** Calls `listener` after each publication, until the returned function is called. */
export function listenToPage(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
