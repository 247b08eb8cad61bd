/** The noteworthy part of an update; a changed number of viewers is not. */
export interface News<Item> {
  /** Identifies the update. */
  readonly cursor: string
  /** True when the update was a snapshot: then the items in `begun` may have begun long ago. */
  readonly snapshot: boolean
  readonly begun: readonly Item[]
  /** Ids of the begun items and of all other changed items. */
  readonly ids: ReadonlySet<string>
}

/** The newest news of a list. */
export interface LiveNews<Item> {
  /** Null until there are any. */
  readonly latest: () => News<Item> | null
  /** Calls `listener` after each news, until the returned function is called. */
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
