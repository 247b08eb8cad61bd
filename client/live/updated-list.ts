import type { LiveSourceState } from '../gql/graphql.ts'

export interface ListSource {
  readonly __typename: 'LiveSource'
  readonly state: LiveSourceState
  /** Last answer, in ISO 8601; null when it never answered. */
  readonly observedAt: string | null
  /** The oldest answer that the list depends on, in ISO 8601; null when it never answered. */
  readonly oldestAt: string | null
}

export interface LiveListItem {
  readonly id: string
  /** Lists are in ascending order of it. */
  readonly sortKey: string
}

export interface ListUpdate<Item> {
  /** Cursor to resume from. */
  readonly cursor: string
  /** True when `upserted` is the complete list. */
  readonly snapshot: boolean
  readonly upserted: readonly Item[]
  readonly removed: readonly string[]
  readonly source: ListSource
}

/** Returns the items of a list after an update, in the order of the server. */
export function updatedList<Item extends LiveListItem>(
  items: readonly Item[],
  { snapshot, upserted, removed }: Pick<ListUpdate<Item>, 'snapshot' | 'upserted' | 'removed'>,
): readonly Item[] {
  const newest = new Map(upserted.map((item) => [item.id, item]))
  const replaced = new Set([...removed, ...newest.keys()])
  const kept = snapshot ? [] : items.filter(({ id }) => !replaced.has(id))
  return [...kept, ...newest.values()].toSorted(compareSortKeys)
}

/** Negative when `a` is listed before `b`. */
export function compareSortKeys(
  { sortKey: a }: { readonly sortKey: string },
  { sortKey: b }: { readonly sortKey: string },
) {
  return a < b ? -1 : Number(a > b)
}
