interface Item {
  /** Total price in the shop; null when unknown. */
  readonly gold: number | null
  readonly boots: boolean
}

/** Finds an item by its number; null when the server does not know it. */
export type ItemFinder = (itemId: number) => Item | null

/** Gold. Components cost up to 1,600 and finished items from 1,900; one finished item costs 1,500 and is not counted. */
const FINISHED_GOLD = 1900

/** Lowest price of boots that were upgraded, in gold; the basic pair costs 300. */
const UPGRADED_BOOTS_GOLD = 500

export function isUpgradedBoots(itemId: number, findItem: ItemFinder): boolean {
  const item = findItem(itemId)
  return item !== null && item.boots && item.gold !== null && item.gold >= UPGRADED_BOOTS_GOLD
}

export function isFinished(itemId: number, findItem: ItemFinder): boolean {
  const item = findItem(itemId)
  return item !== null && !item.boots && item.gold !== null && item.gold >= FINISHED_GOLD
}

/** True for an item that is bought to stay: upgraded boots, a finished item, or an item whose price is unknown so far. */
export function isBuildItem(itemId: number, findItem: ItemFinder): boolean {
  const item = findItem(itemId)
  if (item === null || item.gold === null) return true
  return isUpgradedBoots(itemId, findItem) || isFinished(itemId, findItem)
}

/** True for an item that is free, such as a trinket. */
export function isFree(itemId: number, findItem: ItemFinder): boolean {
  return findItem(itemId)?.gold === 0
}
