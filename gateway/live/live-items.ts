import type { CollectionEvent } from '../collections/follow-collection.ts'
import { GONE_KEPT_MS, type LiveItem } from '../domain/live-item.ts'

/** How far the clocks of two instances may be apart, in milliseconds. */
const CLOCK_SKEW_MS = 60_000

interface Placed<T> {
  readonly item: T
  readonly place: number
}

/**
 * The items of one collection by id, those that are gone among them for as long as the store remembers them. It never goes
 * back: what has a lower revision than what is known is passed over.
 */
export class LiveItems<T extends LiveItem> {
  /** What changed last comes last. */
  readonly #items = new Map<string, Placed<T>>()
  #place = 0
  #revision = 0
  /** Whoever saw nothing as new as this may hold what nobody remembers any more. */
  #forgotten = 0

  /** How many changes were taken over. It counts them as they came; revisions number them as they were made. */
  get place(): number {
    return this.#place
  }

  /** The newest revision that was ever known. */
  get revision(): number {
    return this.#revision
  }

  /** Takes over what a watch has told at `now`. */
  take({ snapshot, upserted, removed }: CollectionEvent<T>, now: number): void {
    const vanished = snapshot ? [...this.#items.keys()].filter((id) => !upserted.has(id)) : removed
    for (const id of vanished) this.#forget(id)
    for (const [id, item] of upserted) this.#put(id, item)
    // What was gone for that long may have come, gone and been forgotten before this snapshot.
    if (snapshot) this.#forgotten = Math.max(this.#forgotten, now - GONE_KEPT_MS + CLOCK_SKEW_MS)
  }

  /** The item that stands under an id; null where there is none, or none any more. */
  find(id: string): T | null {
    const item = this.#items.get(id)?.item
    return item === undefined || item.goneAt !== null ? null : item
  }

  /** Whether an id is remembered, be it as gone. */
  remembers(id: string): boolean {
    return this.#items.has(id)
  }

  /** All that stand. */
  listStanding(): readonly (readonly [id: string, item: T])[] {
    return [...this.#items].flatMap(([id, { item }]) => (item.goneAt === null ? [[id, item] as const] : []))
  }

  /** What was taken over after a place; the item is null where it is gone. What vanished is not among it. */
  *since(place: number): Iterable<readonly [id: string, item: T | null]> {
    for (const [id, placed] of this.#items) if (placed.place > place) yield [id, this.find(id)]
  }

  /** What has a revision above `revision`; null where not everything is remembered that somebody at it has missed. */
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
      // What nobody can see of it may have changed.
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
    // What vanished while it stood took no revision with it: nobody can say by one that he has seen it vanish.
    const { goneAt, revision } = known.item
    this.#forgotten = Math.max(this.#forgotten, goneAt === null ? this.#revision + 1 : revision)
  }
}
