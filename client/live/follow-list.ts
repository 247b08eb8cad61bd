import type { Observable } from 'rxjs'
import { followUpdates } from './follow-updates.ts'
import type { LiveNews } from './live-news.ts'
import { updatedList, type ListUpdate } from './updated-list.ts'

/** A list in the cache. */
export interface KnownList<Item> {
  readonly cursor: string
  readonly items: readonly Item[]
}

/** A list that is kept true, and what is particular about it. */
export interface FollowedList<Item> {
  /** The list as the cache has it now; null when it is not there. */
  readonly read: () => KnownList<Item> | null
  /** Puts a list into the cache, with what an update says beside its items. */
  readonly write: (items: readonly Item[], update: ListUpdate<Item>) => void
  /** Asks for what is new after a cursor; for everything where there is none. */
  readonly subscribe: (after: string | null) => Observable<{ readonly data?: ListUpdate<Item> | undefined }>
  /** Negative when `a` is listed before `b`. */
  readonly compare: (a: Item, b: Item) => number
  /** Whether an item has begun since it was `before`; null when it was not listed. */
  readonly hasBegun: (item: Item, before: Item | null) => boolean
  /** Whether an item is otherwise than `before` in more than a number. */
  readonly hasChanged: (item: Item, before: Item) => boolean
  /** Where the news go. */
  readonly news: LiveNews<Item>
}

/** Keeps a list of the cache true until the function that it answers is called. */
export function followList<Item extends { readonly id: string }>({
  read,
  write,
  subscribe,
  compare,
  hasBegun,
  hasChanged,
  news,
}: FollowedList<Item>): () => void {
  let told = byId(read()?.items ?? [])

  return followUpdates({
    subscribe: () => subscribe(read()?.cursor ?? null),
    onUpdate(update) {
      const next = updatedList(read()?.items ?? [], update, compare)
      write(next, update)

      const begun = update.upserted.filter((item) => hasBegun(item, told.get(item.id) ?? null))
      const changed = update.upserted.filter((item) => {
        const before = told.get(item.id)
        return before !== undefined && hasChanged(item, before)
      })
      told = byId(next)
      const ids = new Set([...begun, ...changed].map(({ id }) => id))
      if (ids.size > 0) news.tell({ cursor: update.cursor, snapshot: update.snapshot, begun, ids })
    },
  })
}

const byId = <Item extends { readonly id: string }>(items: readonly Item[]): ReadonlyMap<string, Item> =>
  new Map(items.map((item) => [item.id, item]))
