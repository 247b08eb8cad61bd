/** How long one turn of the event loop may resolve fields before others go on, in milliseconds. */
const TURN_MS = 10

/** How many of those who wait for a turn go on in one turn of the event loop, unless the time is over before. */
const MOST_AT_ONCE = 32

/**
 * Divides the time of the event loop into short turns. Work that would take longer waits for another turn, and client
 * addresses take turns, however much work one of them has.
 */
export class Turns {
  readonly #now: () => number
  /** Those who wait, by address: the first address goes on first. */
  readonly #waiting = new Map<string, (() => void)[]>()
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

  /** Resolves when this address has a turn with time left. */
  async next(address: string): Promise<void> {
    do await this.#wait(address)
    while (this.isOver())
  }

  #wait(address: string): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>()
    const queue = this.#waiting.get(address)
    if (queue === undefined) this.#waiting.set(address, [resolve])
    else queue.push(resolve)
    if (!this.#isServing) {
      this.#isServing = true
      setImmediate(() => this.#serve())
    }
    return promise
  }

  /** Lets the next ones go on, one of each address at a time. */
  #serve(): void {
    let served = 0
    for (const [address, queue] of this.#waiting) {
      if (served >= MOST_AT_ONCE) break
      served += 1
      const goOn = queue.shift()
      this.#waiting.delete(address)
      // Behind the other addresses: they take turns.
      if (queue.length > 0) this.#waiting.set(address, queue)
      goOn?.()
    }
    this.#isServing = this.#waiting.size > 0
    if (this.#isServing) setImmediate(() => this.#serve())
  }
}
