/** An item of a live list. Lists are in ascending order of `sortKey`; without one, new items come first. */
export interface LiveItem {
  readonly id: string
  readonly sortKey?: string
}

/** An update of a subscription, such as `data.streams`. */
export interface ListUpdate<Item> {
  readonly snapshot: boolean
  readonly upserted: readonly Item[]
  readonly removed: readonly string[]
}

export interface ListState<Item> {
  /** The current list. */
  readonly items: readonly Item[]
  /** Items that are new or differ from before. An item that arrives twice is only here once. */
  readonly changed: readonly Item[]
  /** Ids of items that were in the list before. */
  readonly removed: readonly string[]
}

/** Returns a function that applies each update of one subscription, in their order. Snapshots of a resumed one count as changes. */
export function createLiveList<Item extends LiveItem>(): (update: ListUpdate<Item>) => ListState<Item> {
  let items: readonly Item[] = []

  return ({ snapshot, upserted, removed }) => {
    const before = new Map(items.map((item) => [item.id, item]))
    const arrived = new Map(upserted.map((item) => [item.id, item]))
    const gone = new Set(removed)
    const stays = ({ id }: Item) => arrived.has(id) || !gone.has(id)
    const kept = items.filter(stays).map((item) => arrived.get(item.id) ?? item)
    items = snapshot ? [...arrived.values()] : [...[...arrived.values()].filter(({ id }) => !before.has(id)), ...kept]
    if (items.some(({ sortKey }) => sortKey !== undefined)) items = items.toSorted(compareKeys)
    return {
      items,
      changed: upserted.filter((item) => JSON.stringify(item) !== JSON.stringify(before.get(item.id))),
      removed: [...before.keys()].filter((id) => !items.some((item) => item.id === id)),
    }
  }
}

function compareKeys({ sortKey: a = '' }: LiveItem, { sortKey: b = '' }: LiveItem): number {
  return a < b ? -1 : Number(a > b)
}
