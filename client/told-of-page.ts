/** What a page says of itself as soon as it is known what it is about. */
export interface Told {
  /** Its name, without that of the site. */
  readonly name: string
  /** Whether it is certain that there is no such thing as it is about. */
  readonly missing: boolean
}

const listeners = new Set<() => void>()

let told: Told | null = null

/** Says it of the page in sight, in place of what was said before. */
export function tellOfPage(news: Told) {
  told = news
  for (const listener of listeners) listener()
}

/** What was said last; null before anything was. */
export const lastTold = (): Told | null => told

/** Hears of what is said, until the function that is answered is called. */
export function listenToPage(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
