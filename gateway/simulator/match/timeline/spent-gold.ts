import { findPrice } from '../build.ts'
import type { Course } from '../course.ts'
import type { ItemEvent } from './basket.ts'

/** The price of the items that a player holds at each frame. Items that are gone count as refunded. */
export function listSpentGold(
  { lobby }: Course,
  events: readonly ItemEvent[],
  times: readonly number[],
): readonly number[] {
  const changes = events.map((event) => ({ timestamp: event.timestamp, gold: costOf(event, lobby.queue.mapId) }))
  return times.map((time) => changes.reduce((sum, { timestamp, gold }) => (timestamp <= time ? sum + gold : sum), 0))
}

function costOf(event: ItemEvent, mapId: number): number {
  if (event.type === 'ITEM_UNDO') return -event.goldGain
  const price = findPrice(event.itemId, mapId) ?? 0
  return event.type === 'ITEM_PURCHASED' ? price : -price
}
