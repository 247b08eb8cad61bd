import type { Observable } from 'rxjs'
import { followUpdates } from './follow-updates.ts'
import type { LiveNews } from './live-news.ts'
import { updatedList, type ListUpdate } from './updated-list.ts'

/** A cached list. */
export interface KnownList<Item> {
  readonly cursor: string
  readonly items: readonly Item[]
}

/** A list that a subscription keeps up to date. */
export interface FollowedList<Item> {
  /** Returns the cached list; null when it is not cached. */
  readonly read: () => KnownList<Item> | null
  /** Writes a list to the cache, with the other fields of the update. */
  readonly write: (items: readonly Item[], update: ListUpdate<Item>) => void
  /** Subscribes to updates after a cursor; null starts with a snapshot. */
  readonly subscribe: (after: string | null) => Observable<{ readonly data?: ListUpdate<Item> | undefined }>
  /** Negative when `a` is listed before `b`. */
  readonly compare: (a: Item, b: Item) => number
  /** True when an item has begun since `before`, its previous version; null when it was not listed. */
  readonly hasBegun: (item: Item, before: Item | null) => boolean
  /** True when an item differs from `before` in more than a number. */
  readonly hasChanged: (item: Item, before: Item) => boolean
  /** Receives the news of the list. */
  readonly news: LiveNews<Item>
}

/** Keeps a cached list up to date until the returned function is called. */
export function followList<Item extends { readonly id: string }>({
  read,
  write,
  subscribe,
  compare,
  hasBegun,
  hasChanged,
  news,
}: FollowedList<Item>): () => void {
  let known = byId(read()?.items ?? [])

  return followUpdates({
    subscribe: () => subscribe(read()?.cursor ?? null),
    onUpdate(update) {
      const next = updatedList(read()?.items ?? [], update, compare)
      write(next, update)

      const begun = update.upserted.filter((item) => hasBegun(item, known.get(item.id) ?? null))
      const changed = update.upserted.filter((item) => {
        const before = known.get(item.id)
        return before !== undefined && hasChanged(item, before)
      })
      known = byId(next)
      const ids = new Set([...begun, ...changed].map(({ id }) => id))
      if (ids.size > 0) news.tell({ cursor: update.cursor, snapshot: update.snapshot, begun, ids })
    },
  })
}

const byId = <Item extends { readonly id: string }>(items: readonly Item[]): ReadonlyMap<string, Item> =>
  new Map(items.map((item) => [item.id, item]))
