/** Largest time between two purchases of one visit to the shop. */
const LONGEST_GAP_SECONDS = 30

interface Purchase {
  readonly seconds: number
  readonly item: { readonly itemId: number }
  readonly sold: boolean
}

export interface ShopVisit<Bought extends Purchase> {
  /** Time of the first purchase since the start of the match, in seconds. */
  readonly seconds: number
  /** Each item once, in the order of the first purchase. A sold item is apart from a bought one. */
  readonly items: readonly (Pick<Bought, 'item' | 'sold'> & { readonly count: number })[]
}

/** Purchases are given in order. */
export function visitsOf<Bought extends Purchase>(purchases: readonly Bought[]): readonly ShopVisit<Bought>[] {
  const visits: Bought[][] = []
  for (const purchase of purchases) {
    const visit = visits.at(-1)
    const last = visit?.at(-1)
    if (visit !== undefined && last !== undefined && purchase.seconds - last.seconds <= LONGEST_GAP_SECONDS) {
      visit.push(purchase)
    } else {
      visits.push([purchase])
    }
  }
  return visits.map((visit) => ({ seconds: visit[0]?.seconds ?? 0, items: countItems(visit) }))
}

function countItems<Bought extends Purchase>(purchases: readonly Bought[]): ShopVisit<Bought>['items'] {
  const same = Map.groupBy(purchases, ({ item, sold }) => `${item.itemId} ${sold}`)
  return [...same.values()].flatMap((group) => {
    const [first] = group
    return first === undefined ? [] : [{ item: first.item, sold: first.sold, count: group.length }]
  })
}
