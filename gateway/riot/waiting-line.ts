import { OrderedQueue, type Place } from './ordered-queue.ts'
import { type QueueRank, URGENCIES, type Urgency } from './queue-rank.ts'

export interface Waiting {
  readonly method: string
}

interface PlaceOf<W> extends Place {
  readonly waiter: W
  readonly urgency: Urgency
}

/** By urgency, then by the fewest granted requests of the address, then by arrival. Each method has its own queue. */
export class WaitingLine<W extends Waiting> {
  readonly #places = new Map<W, PlaceOf<W>>()
  readonly #queues: Readonly<Record<Urgency, Map<string, OrderedQueue<PlaceOf<W>>>>> = {
    visitor: new Map(),
    live: new Map(),
    bulk: new Map(),
    backfill: new Map(),
  }
  #arrivals = 0

  add(waiter: W, { urgency, served }: QueueRank): void {
    const place = { waiter, urgency, served, arrival: this.#arrivals++ }
    this.#places.set(waiter, place)
    const queues = this.#queues[urgency]
    const queue = queues.get(waiter.method) ?? new OrderedQueue()
    queues.set(waiter.method, queue)
    queue.add(place)
  }

  remove(waiter: W): void {
    const place = this.#places.get(waiter)
    if (place === undefined) return
    this.#places.delete(waiter)
    this.#queues[place.urgency].get(waiter.method)?.remove(place)
  }

  /** The first waiter of each queue, in the order of service. */
  heads(): readonly W[] {
    return URGENCIES.flatMap((urgency) =>
      Array.from(this.#queues[urgency].values(), (queue) => queue.first)
        .filter((first) => first !== undefined)
        .toSorted((a, b) => a.served - b.served || a.arrival - b.arrival)
        .map(({ waiter }) => waiter),
    )
  }

  all(): readonly W[] {
    return Array.from(this.#places.keys())
  }

  /** Number of waiters served before a new one of this rank; only those of `method` when it is given. */
  ahead({ urgency, served }: QueueRank, method?: string): number {
    let count = 0
    for (const other of URGENCIES) {
      for (const [name, queue] of this.#queues[other]) {
        if (method === undefined || method === name) count += other === urgency ? queue.ahead(served) : queue.size
      }
      if (other === urgency) break
    }
    return count
  }
}
