import { Queue } from './queue.ts'

/** How long one turn of the event loop may resolve fields before others go on, in milliseconds. */
const TURN_MS = 10

/** How many microtasks it takes until the code behind `await next()` has run. */
const HOPS = 4

/**
 * Divides the time of the event loop into short turns. Work that would take longer waits for another turn, and client
 * addresses take turns, however much work one of them has.
 */
export class Turns {
  readonly #now: () => number
  /** Those who wait, by address: the first address goes on first. */
  readonly #waiting = new Map<string, Queue<() => void>>()
  /** When the present turn began; null between two turns. */
  #startedAt: number | null = null
  #isServing = false

  /** @param now Milliseconds of a clock that never goes back. */
  constructor(now: () => number = () => performance.now()) {
    this.#now = now
  }

  /** Whether the present turn has gone on for long enough. */
  isOver(): boolean {
    if (this.#startedAt === null) {
      this.#startedAt = this.#now()
      setImmediate(() => (this.#startedAt = null))
      return false
    }
    return this.#now() - this.#startedAt > TURN_MS
  }

  /** Whether others of this address wait already. */
  isAwaitedBy(address: string): boolean {
    return this.#waiting.has(address)
  }

  /** Resolves when this address has a turn with time left; those of one address go on in the order in which they came. */
  next(address: string): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>()
    const queue = this.#waiting.get(address) ?? new Queue<() => void>()
    queue.push(resolve)
    this.#waiting.set(address, queue)
    this.#serveSoon()
    return promise
  }

  #serveSoon(): void {
    if (this.#isServing) return
    this.#isServing = true
    setImmediate(() => void this.#serve())
  }

  /** Lets the next ones go on while the turn lasts, one of each address at a time. */
  async #serve(): Promise<void> {
    for (const [address, queue] of this.#waiting) {
      if (this.isOver()) break
      this.#waiting.delete(address)
      const goOn = queue.shift()
      // Behind the other addresses: they take turns.
      if (!queue.isEmpty) this.#waiting.set(address, queue)
      goOn?.()
      // What goes on runs in microtasks, and is part of the turn.
      for (let hop = 0; hop < HOPS; hop += 1) await Promise.resolve()
    }
    this.#isServing = false
    if (this.#waiting.size > 0) this.#serveSoon()
  }
}
