import { type CollectionEvent, listGone } from '../../store/follow-collection.ts'
import { GONE_KEPT_MS, type LiveItem } from '../rules/live-item.ts'

/** Largest expected difference between the clocks of two instances. */
const CLOCK_SKEW_MS = 60_000

interface Placed<T> {
  readonly item: T
  readonly place: number
}

/** Items that are gone remain for as long as the store keeps them. An item with a lower revision than the known one is ignored. */
export class LiveItems<T extends LiveItem> {
  /** In the order of their last change, newest last. */
  readonly #items = new Map<string, Placed<T>>()
  #place = 0
  #revision = 0
  /** A reader whose revision is below this one may have items whose removal is no longer known. */
  #forgotten = 0

  /** Number of changes taken in. It follows the order of arrival; revisions follow the order in which changes were made. */
  get place(): number {
    return this.#place
  }

  /** The highest revision seen so far. */
  get revision(): number {
    return this.#revision
  }

  /** Takes in an event of a watch that arrived at `now`, in milliseconds since 1970. */
  take(event: CollectionEvent<T>, now: number): void {
    for (const id of listGone(this.#items.keys(), event)) this.#forget(id)
    for (const [id, item] of event.upserted) this.#put(id, item)
    // An item may have appeared, gone and been deleted unseen, that long before this snapshot.
    if (event.snapshot) this.#forgotten = Math.max(this.#forgotten, now - GONE_KEPT_MS + CLOCK_SKEW_MS)
  }

  /** Returns the item with this id; null when there is none or it is gone. */
  find(id: string): T | null {
    const item = this.#items.get(id)?.item
    return item === undefined || item.goneAt !== null ? null : item
  }

  /** Returns true if the id is known, also as gone. */
  remembers(id: string): boolean {
    return this.#items.has(id)
  }

  /** Lists all items that are not gone. */
  listCurrent(): readonly (readonly [id: string, item: T])[] {
    return [...this.#items].flatMap(([id, { item }]) => (item.goneAt === null ? [[id, item] as const] : []))
  }

  /** Yields the changes taken in after a place. The item is null when it is gone. Vanished items are not included. */
  *since(place: number): Iterable<readonly [id: string, item: T | null]> {
    for (const [id, placed] of this.#items) if (placed.place > place) yield [id, this.find(id)]
  }

  /** Lists the changes above a revision, or returns null when some of the changes since then are no longer known. */
  missedAfter(revision: number): readonly (readonly [id: string, item: T | null])[] | null {
    const oldest = Math.max(this.#forgotten, this.#revision - GONE_KEPT_MS)
    if (revision > this.#revision || revision < oldest) return null
    return [...this.#items].flatMap(([id, { item }]) =>
      item.revision > revision ? [[id, this.find(id)] as const] : [],
    )
  }

  #put(id: string, item: T): void {
    const known = this.#items.get(id)
    if (known !== undefined && known.item.revision > item.revision) return
    if (known !== undefined && known.item.revision === item.revision) {
      // The same revision can carry changes that no client sees.
      this.#items.set(id, { item, place: known.place })
      return
    }
    this.#items.delete(id)
    this.#items.set(id, { item, place: ++this.#place })
    this.#revision = Math.max(this.#revision, item.revision)
  }

  #forget(id: string): void {
    const known = this.#items.get(id)
    if (known === undefined) return
    this.#items.delete(id)
    this.#place++
    // An item that vanishes without being marked as gone leaves no revision: no reader can prove that it saw the removal.
    const { goneAt, revision } = known.item
    this.#forgotten = Math.max(this.#forgotten, goneAt === null ? this.#revision + 1 : revision)
  }
}
