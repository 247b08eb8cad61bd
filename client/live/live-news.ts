/** What an update told that deserves a look: not that somebody more watches. */
export interface News<Item> {
  /** Tells this update from every other. */
  readonly cursor: string
  /** Whether the update told everything there is: then what has begun may have done so long ago. */
  readonly snapshot: boolean
  /** What has begun: a stream, or a game. */
  readonly begun: readonly Item[]
  /** The ids of these, and of whatever else is not as it was. */
  readonly ids: ReadonlySet<string>
}

/** The newest news of a list, for whoever wants to hear of them. */
export interface LiveNews<Item> {
  /** Null until there are any. */
  readonly latest: () => News<Item> | null
  /** Calls `listener` after each news; what it answers ends that. */
  readonly subscribe: (listener: () => void) => () => void
  tell(news: News<Item>): void
}

export function createLiveNews<Item>(): LiveNews<Item> {
  const listeners = new Set<() => void>()
  let latest: News<Item> | null = null
  return {
    latest: () => latest,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    tell(news) {
      latest = news
      for (const listener of listeners) listener()
    },
  }
}
