import { count, type LooseObject, text } from '../../shared/loose-json.ts'
import type { Purchase } from './timeline.ts'

/** In the order of the events. Leaves out what was taken back, and items that the game gave without a participant. */
export function normalisePurchases(events: readonly LooseObject[]): ReadonlyMap<number, readonly Purchase[]> {
  const purchases = new Map<number, Purchase[]>()
  for (const event of events) {
    const participantId = count(event, 'participantId')
    if (participantId === 0) continue
    const own = purchases.get(participantId) ?? []
    purchases.set(participantId, own)
    const type = text(event, 'type')
    if (type === 'ITEM_PURCHASED' || type === 'ITEM_SOLD') {
      own.push({ at: count(event, 'timestamp'), itemId: count(event, 'itemId'), sold: type === 'ITEM_SOLD' })
    } else if (type === 'ITEM_UNDO') {
      takeBack(own, event)
    }
  }
  return purchases
}

/** Riot names the item before and after: after a purchase is taken back there is none, and before a sale is taken back. */
function takeBack(own: Purchase[], event: LooseObject): void {
  const before = count(event, 'beforeId')
  const [itemId, sold] = before === 0 ? [count(event, 'afterId'), true] : [before, false]
  const last = own.findLastIndex((purchase) => purchase.itemId === itemId && purchase.sold === sold)
  if (last !== -1) own.splice(last, 1)
}
