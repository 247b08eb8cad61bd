import { findPrice } from '../build.ts'
import type { Change } from './shopping-list.ts'

/** A change of a player's inventory, in Riot's format. */
export type ItemEvent =
  | {
      readonly itemId: number
      readonly participantId: number
      readonly timestamp: number
      readonly type: 'ITEM_PURCHASED' | 'ITEM_SOLD' | 'ITEM_DESTROYED'
    }
  | {
      readonly afterId: 0
      readonly beforeId: number
      readonly goldGain: number
      readonly participantId: number
      readonly timestamp: number
      readonly type: 'ITEM_UNDO'
    }

const SLOTS = 6

/** The items of one player over time, with the events of every change. The trinket has a slot of its own. */
export class Basket {
  readonly events: ItemEvent[] = []
  readonly #held: number[] = []
  #changes: readonly Change[] = []
  readonly #participantId: number
  readonly #mapId: number

  constructor(participantId: number, mapId: number) {
    this.#participantId = participantId
    this.#mapId = mapId
  }

  get hasRoom(): boolean {
    return this.#held.length < SLOTS
  }

  /** The price of all items that are held, in gold. It is what the player has spent: items that are gone cost nothing. */
  get value(): number {
    return this.#held.reduce((sum, item) => sum + this.#priceOf(item), 0)
  }

  holds(item: number): boolean {
    return this.#held.includes(item)
  }

  buy(item: number, timestamp: number, components: readonly number[] = []): void {
    for (const component of components) if (this.holds(component)) this.#remove(component, timestamp, 'ITEM_DESTROYED')
    this.#add(item, timestamp)
  }

  sell(item: number, timestamp: number): void {
    this.#remove(item, timestamp, 'ITEM_SOLD')
  }

  buyByMistake(item: number, boughtAt: number, timestamp: number): void {
    const participantId = this.#participantId
    this.#record('ITEM_PURCHASED', item, boughtAt)
    const goldGain = this.#priceOf(item)
    this.events.push({ afterId: 0, beforeId: item, goldGain, participantId, timestamp, type: 'ITEM_UNDO' })
  }

  /** Receives the trinket, instead of an older one. */
  takeTrinket(item: number, timestamp: number, older: number | null): void {
    if (older !== null) this.#record('ITEM_DESTROYED', older, timestamp)
    this.#record('ITEM_PURCHASED', item, timestamp)
  }

  plan(...changes: readonly Change[]): void {
    this.#changes = [...this.#changes, ...changes].toSorted((one, other) => one.at - other.at)
  }

  /** Makes the planned changes that are due until a time, or those that `isDue` chooses. */
  settle(timestamp: number, isDue: (change: Change) => boolean = ({ at }) => at <= timestamp): void {
    const due = this.#changes.filter(isDue)
    this.#changes = this.#changes.filter((change) => !due.includes(change))
    for (const { item, at, becomes } of due) {
      const time = Math.round(Math.min(at, timestamp))
      this.#remove(item, time, 'ITEM_DESTROYED')
      if (becomes !== null) this.#add(becomes, time)
    }
  }

  #add(item: number, timestamp: number): void {
    this.#held.push(item)
    this.#record('ITEM_PURCHASED', item, timestamp)
  }

  #remove(item: number, timestamp: number, type: 'ITEM_SOLD' | 'ITEM_DESTROYED'): void {
    this.#held.splice(this.#held.indexOf(item), 1)
    this.#record(type, item, timestamp)
  }

  #record(type: 'ITEM_PURCHASED' | 'ITEM_SOLD' | 'ITEM_DESTROYED', itemId: number, timestamp: number): void {
    this.events.push({ itemId, participantId: this.#participantId, timestamp, type })
  }

  #priceOf(item: number): number {
    return findPrice(item, this.#mapId) ?? 0
  }
}
