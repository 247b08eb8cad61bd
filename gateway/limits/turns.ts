import { Queue } from './queue.ts'

/** How long one turn of the event loop may resolve fields before others go on, in milliseconds. */
const TURN_MS = 5

/** Microtasks until the resolver behind a resolved wait has run, with some to spare. */
const HOPS = 12

/** Work of one client address that waits. */
interface Line {
  /** Operations that have begun: they hold memory, so each of them is finished before another one begins. */
  readonly begun: Queue<() => void>
  readonly arrived: Queue<() => void>
}

/**
 * Divides the time of the event loop into short turns. Work that would take longer waits for another turn, and client
 * addresses take turns, however much work one of them has.
 */
export class Turns {
  readonly #now: () => number
  /** The first address is next. */
  readonly #waiting = new Map<string, Line>()
  /** When the present turn began; null between two turns. */
  #startedAt: number | null = null
  /** Addresses of which an operation has begun in the present turn. */
  readonly #beginners = new Set<string>()
  #isServing = false

  /** @param now Milliseconds of a clock that never goes back. */
  constructor(now: () => number = () => performance.now()) {
    this.#now = now
  }

  /** Whether the present turn has gone on for long enough. */
  isOver(): boolean {
    if (this.#startedAt === null) {
      this.#startedAt = this.#now()
      setImmediate(() => this.#end())
      return false
    }
    return this.#now() - this.#startedAt > TURN_MS
  }

  /**
   * Resolves when an operation of this address may begin: at once when it is the first of its address in a turn with time
   * left, and otherwise behind those of other addresses.
   */
  async begin(address: string): Promise<void> {
    if (this.isOver() || this.#waiting.has(address) || this.#beginners.has(address)) {
      await this.#wait(address, 'arrived')
    } else {
      this.#beginners.add(address)
    }
  }

  /** Resolves when an operation that has begun may go on, in a turn with time left. */
  goOn(address: string): Promise<void> {
    return this.#wait(address, 'begun')
  }

  #end(): void {
    this.#startedAt = null
    this.#beginners.clear()
  }

  #wait(address: string, stage: keyof Line): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>()
    let line = this.#waiting.get(address)
    if (line === undefined) this.#waiting.set(address, (line = { begun: new Queue(), arrived: new Queue() }))
    line[stage].push(resolve)
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
    for (const [address, line] of this.#waiting) {
      if (this.isOver()) break
      this.#waiting.delete(address)
      const proceed = line.begun.shift() ?? line.arrived.shift()
      // Behind the other addresses: they take turns.
      if (!line.begun.isEmpty || !line.arrived.isEmpty) this.#waiting.set(address, line)
      proceed?.()
      // What goes on runs in microtasks, and is part of the turn.
      for (let hop = 0; hop < HOPS; hop += 1) await Promise.resolve()
    }
    this.#isServing = false
    if (this.#waiting.size > 0) this.#serveSoon()
  }
}
