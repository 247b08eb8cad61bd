import { Queue } from './queue.ts'

/** Longest time that one turn of the event loop may resolve fields, in milliseconds. */
const TURN_MS = 5

/** Microtasks until the resolver behind a resolved promise has run, with some to spare. */
const HOPS = 12

/** Waiting work of one client address. */
interface Line {
  /** Operations that have started. They use memory, so each is finished before another one starts. */
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
  /** Start of the current turn; null between two turns. */
  #startedAt: number | null = null
  /** Addresses with an operation that started in the current turn. */
  readonly #beginners = new Set<string>()
  #isServing = false

  /** @param now Milliseconds of a clock that never goes back. */
  constructor(now: () => number = () => performance.now()) {
    this.#now = now
  }

  /** Returns true once the current turn has used up its time. The first call starts a turn. */
  isOver(): boolean {
    if (this.#startedAt === null) {
      this.#startedAt = this.#now()
      setImmediate(() => this.#end())
      return false
    }
    return this.#now() - this.#startedAt > TURN_MS
  }

  /**
   * Resolves when an operation of this address may start: at once if it is the first of its address in a turn with time left,
   * and otherwise after those of other addresses.
   */
  async begin(address: string): Promise<void> {
    if (this.isOver() || this.#waiting.has(address) || this.#beginners.has(address)) {
      await this.#wait(address, 'arrived')
    } else {
      this.#beginners.add(address)
    }
  }

  /** Resolves when a started operation may continue, in a turn with time left. */
  resume(address: string): Promise<void> {
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

  /** Resumes waiting operations while the turn lasts, one per address at a time. */
  async #serve(): Promise<void> {
    for (const [address, line] of this.#waiting) {
      if (this.isOver()) break
      this.#waiting.delete(address)
      const proceed = line.begun.shift() ?? line.arrived.shift()
      // Moves the address behind the others, so that addresses take turns.
      if (!line.begun.isEmpty || !line.arrived.isEmpty) this.#waiting.set(address, line)
      proceed?.()
      // The resumed work runs in microtasks, which count for this turn.
      for (let hop = 0; hop < HOPS; hop += 1) await Promise.resolve()
    }
    this.#isServing = false
    if (this.#waiting.size > 0) this.#serveSoon()
  }
}
