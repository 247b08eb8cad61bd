import type { LiveSourceState } from '../gql/graphql.ts'

/** State of a list's source. */
export interface ListSource {
  readonly __typename: 'LiveSource'
  readonly state: LiveSourceState
  /** Time of its last answer, in ISO 8601; null when it never answered. */
  readonly observedAt: string | null
}

/** An update of a list from a subscription. */
export interface ListUpdate<Item> {
  /** Cursor to resume from. */
  readonly cursor: string
  /** True when `upserted` is the complete list. */
  readonly snapshot: boolean
  /** New or changed items. */
  readonly upserted: readonly Item[]
  /** Ids of removed items. */
  readonly removed: readonly string[]
  readonly source: ListSource
}

interface Identified {
  readonly id: string
}

/** Returns the items of a list after an update, sorted by `compare`. */
export function updatedList<Item extends Identified>(
  items: readonly Item[],
  { snapshot, upserted, removed }: Pick<ListUpdate<Item>, 'snapshot' | 'upserted' | 'removed'>,
  compare: (a: Item, b: Item) => number,
): readonly Item[] {
  const newest = new Map(upserted.map((item) => [item.id, item]))
  const replaced = new Set([...removed, ...newest.keys()])
  const kept = snapshot ? [] : items.filter(({ id }) => !replaced.has(id))
  return [...kept, ...newest.values()].toSorted(compare)
}
