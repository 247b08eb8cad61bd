import { type EventSize, eventOf, nothingNewAt, snapshotOf, type StreamsUpdate } from '../events.ts'

/** Source of events within one process, as cheap as possible. */
export interface Publisher {
  publish(size: EventSize): StreamsUpdate
  /** Cursor of the last published event. */
  cursor(): string
  /** First update of a subscriber: the snapshot, or an empty update when `after` is the last cursor. */
  first(after: string | null): StreamsUpdate
  /** Iterates over the first update and then each event, until `return` is called. */
  watch(after: string | null): AsyncIterableIterator<StreamsUpdate>
}

/** Creates a publisher whose snapshot has as many streams as an event of the size `standing`. */
export function createPublisher(standing: EventSize): Publisher {
  const queues = new Set<Queue>()
  let n = 0
  let last: EventSize = standing
  const cursor = () => `${last}-${n}`
  const first = (after: string | null) =>
    after === cursor() ? nothingNewAt(n, cursor()) : snapshotOf(standing, n, cursor())

  return {
    publish(size) {
      n += 1
      last = size
      const event = eventOf(size, n)
      for (const queue of queues) queue.push(event)
      return event
    },
    cursor,
    first,
    watch(after) {
      const queue = new Queue(() => queues.delete(queue))
      queue.push(first(after))
      queues.add(queue)
      return queue
    },
  }
}

/** Pending updates of one subscriber. No async generator, because those cannot be ended while they wait. */
class Queue implements AsyncIterableIterator<StreamsUpdate> {
  readonly #updates: StreamsUpdate[] = []
  readonly #onEnd: () => void
  #wake: ((result: IteratorResult<StreamsUpdate>) => void) | null = null

  constructor(onEnd: () => void) {
    this.#onEnd = onEnd
  }

  push(update: StreamsUpdate): void {
    if (this.#wake === null) {
      this.#updates.push(update)
      return
    }
    this.#wake({ done: false, value: update })
    this.#wake = null
  }

  next(): Promise<IteratorResult<StreamsUpdate>> {
    const update = this.#updates.shift()
    if (update !== undefined) return Promise.resolve({ done: false, value: update })
    const { promise, resolve } = Promise.withResolvers<IteratorResult<StreamsUpdate>>()
    this.#wake = resolve
    return promise
  }

  return(): Promise<IteratorResult<StreamsUpdate>> {
    this.#onEnd()
    this.#wake?.({ done: true, value: undefined })
    this.#wake = null
    return Promise.resolve({ done: true, value: undefined })
  }

  [Symbol.asyncIterator](): this {
    return this
  }
}
