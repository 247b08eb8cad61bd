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

export interface ListState<Item, Update> {
  /** The current list. */
  readonly items: readonly Item[]
  /** Items that are new or differ from before. An item that arrives twice is only here once. */
  readonly changed: readonly Item[]
  /** Ids of items that were in the list before. */
  readonly removed: readonly string[]
  /** The update as it arrived, with the other fields that the document selects. */
  readonly update: Update
}

/** Applies the events of one subscription: yields the list after each of them. */
export async function* toLists<Item extends LiveItem, Update>(
  events: AsyncIterable<{ readonly data: Readonly<Record<string, Update & ListUpdate<Item>>> }>,
): AsyncGenerator<ListState<Item, Update>, void> {
  let items: readonly Item[] = []
  for await (const { data } of events) {
    for (const update of Object.values(data)) {
      const before = new Map(items.map((item) => [item.id, item]))
      const after = applyUpdate(before, update)
      items = [...after.values()].toSorted(compareKeys)
      yield {
        items,
        changed: update.upserted.filter((item) => JSON.stringify(item) !== JSON.stringify(before.get(item.id))),
        removed: [...before.keys()].filter((id) => !after.has(id)),
        update,
      }
    }
  }
}

/** Returns the items after an update: new ones first, changed ones in their old places. */
function applyUpdate<Item extends LiveItem>(
  before: ReadonlyMap<string, Item>,
  { snapshot, upserted, removed }: ListUpdate<Item>,
): ReadonlyMap<string, Item> {
  const arrived = upserted.map((item) => [item.id, item] as const)
  if (snapshot) return new Map(arrived)
  const after = new Map([...arrived.filter(([id]) => !before.has(id)), ...before, ...arrived])
  for (const id of removed) after.delete(id)
  return after
}

function compareKeys({ sortKey: a = '' }: LiveItem, { sortKey: b = '' }: LiveItem): number {
  return a < b ? -1 : Number(a > b)
}
