import type { LiveSourceState } from '../gql/graphql.ts'

/** How the source of a list is doing. */
export interface ListSource {
  readonly __typename: 'LiveSource'
  readonly state: LiveSourceState
  /** When it last answered, in ISO 8601; null when it never has. */
  readonly observedAt: string | null
}

/** What a subscription tells of a list. */
export interface ListUpdate<Item> {
  /** Where to go on from. */
  readonly cursor: string
  /** True when `upserted` is all there is. */
  readonly snapshot: boolean
  /** Items that are new, or otherwise than before. */
  readonly upserted: readonly Item[]
  /** Ids of items that are gone. */
  readonly removed: readonly string[]
  readonly source: ListSource
}

interface Identified {
  readonly id: string
}

/** The items of a list after an update, in the order that `compare` makes. */
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
