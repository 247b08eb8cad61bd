import type { Priority } from '../../ports/riot-api.ts'
import { outranks, PRIORITIES } from './demand.ts'

export interface Waiting {
  readonly method: string
}

interface Place {
  readonly priority: Priority
  /** Rises with every arrival. */
  readonly arrival: number
}

/** Requests that wait for one host: by priority, and in order of arrival within one, each method in a queue of its own. */
export class WaitingLine<W extends Waiting> {
  readonly #places = new Map<W, Place>()
  readonly #queues: Readonly<Record<Priority, Map<string, Set<W>>>> = {
    visitor: new Map(),
    live: new Map(),
    backfill: new Map(),
  }
  #arrivals = 0

  add(waiter: W, priority: Priority): void {
    this.#places.set(waiter, { priority, arrival: this.#arrivals++ })
    const queues = this.#queues[priority]
    const queue = queues.get(waiter.method)
    if (queue === undefined) queues.set(waiter.method, new Set([waiter]))
    else queue.add(waiter)
  }

  remove(waiter: W): void {
    const place = this.#places.get(waiter)
    if (place === undefined) return
    this.#places.delete(waiter)
    this.#queues[place.priority].get(waiter.method)?.delete(waiter)
  }

  /** The first waiter of each queue, in the order of service. */
  heads(): readonly W[] {
    return PRIORITIES.flatMap((priority) =>
      Array.from(this.#queues[priority].values(), (queue) => queue.values().next().value)
        .filter((head) => head !== undefined)
        .toSorted((a, b) => this.#arrivalOf(a) - this.#arrivalOf(b)),
    )
  }

  all(): readonly W[] {
    return Array.from(this.#places.keys())
  }

  /** How many would be served before a newcomer of this priority; of one method only, when it is named. */
  ahead(priority: Priority, method?: string): number {
    let count = 0
    for (const other of PRIORITIES) {
      if (outranks(priority, other)) break
      for (const [name, queue] of this.#queues[other]) {
        if (method === undefined || method === name) count += queue.size
      }
    }
    return count
  }

  #arrivalOf(waiter: W): number {
    return this.#places.get(waiter)?.arrival ?? 0
  }
}
