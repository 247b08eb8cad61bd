import { type EventSize, eventOf, nothingNewAt, snapshotOf, type StreamsUpdate } from '../events.ts'

/** Events in one process, as cheap as they can be told. */
export interface Publisher {
  publish(size: EventSize): StreamsUpdate
  /** The cursor of what was published last. */
  cursor(): string
  /** What somebody is told first: everything, or nothing when he has the last cursor. */
  first(after: string | null): StreamsUpdate
  /** What to tell first, and then each event until it is returned. */
  watch(after: string | null): AsyncIterableIterator<StreamsUpdate>
}

/** A world in which `standing` many streams are live: as many as an event of that size is about. */
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

/** What one subscriber has not been told yet. An async generator could not be ended while it waits. */
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
