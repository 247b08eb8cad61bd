import { OPERATION_POINTS } from './limit-values.ts'
import { Queue } from './queue.ts'
import { RecentUse } from './recent-use.ts'

/** Longest time that one turn of the event loop may resolve fields. */
const TURN_MS = 5

/** Microtasks until the resolver behind a resolved promise has run, with some to spare. */
const HOPS = 12

/** Use up to which an address is in the first level: a few pages. Each further level spans twice as much. */
const FIRST_LEVEL_POINTS = 20_000

interface Line {
  readonly address: string
  /** Operations that have started. They use memory, so each is finished before another one starts. */
  readonly begun: Queue<() => void>
  readonly arrived: Queue<() => void>
}

/**
 * Divides the time of the event loop into short turns. Work that would take longer waits for another turn. Client addresses
 * that have used little recently go first, and those of one level take turns: however much work an address has, it delays
 * only addresses that have as much.
 */
export class EventLoopTurns {
  readonly #now: () => number
  readonly #use: RecentUse
  readonly #lines = new Map<string, Line>()
  /** The lines by level of use. The first line of a level is next. */
  readonly #levels: Set<Line>[] = []
  /** Start of the current turn; null between two turns. */
  #startedAt: number | null = null
  /** Addresses with an operation that started in the current turn. */
  readonly #beginners = new Set<string>()
  #isServing = false

  /** @param now Milliseconds of a clock that never goes back. */
  constructor(now: () => number = () => performance.now()) {
    this.#now = now
    this.#use = new RecentUse(now)
  }

  /** The first call starts a turn. */
  isOver(): boolean {
    if (this.#startedAt === null) {
      this.#startedAt = this.#now()
      setImmediate(() => this.#end())
      return false
    }
    return this.#now() - this.#startedAt > TURN_MS
  }

  addUse(address: string, points: number): void {
    this.#use.add(address, points)
  }

  /** Returns the address with the least recent use; empty when there is no address. */
  findLeastUsed(addresses: Iterable<string>): string {
    let [found, least] = ['', Infinity]
    for (const address of addresses) {
      const use = this.#use.of(address)
      if (use < least) [found, least] = [address, use]
      if (use === 0) break
    }
    return found
  }

  /**
   * Resolves when a new operation may start: at once for the first operation of an address in a turn with time left, unless others
   * of the address wait; otherwise when its address is next.
   */
  async begin(address: string): Promise<void> {
    this.#use.add(address, OPERATION_POINTS)
    if (this.isOver() || this.#lines.has(address) || this.#beginners.has(address)) {
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

  #wait(address: string, stage: 'begun' | 'arrived'): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>()
    let line = this.#lines.get(address)
    if (line === undefined) {
      this.#lines.set(address, (line = { address, begun: new Queue(), arrived: new Queue() }))
      this.#lineUp(line)
    }
    line[stage].push(resolve)
    this.#serveSoon()
    return promise
  }

  #lineUp(line: Line): void {
    const level = Math.max(0, Math.ceil(Math.log2(this.#use.of(line.address) / FIRST_LEVEL_POINTS)))
    while (this.#levels.length <= level) this.#levels.push(new Set())
    this.#levels[level]?.add(line)
  }

  #serveSoon(): void {
    if (this.#isServing) return
    this.#isServing = true
    setImmediate(() => void this.#serve())
  }

  /** One operation per address at a time, while the turn lasts. */
  async #serve(): Promise<void> {
    while (!this.isOver()) {
      const proceed = this.#takeNext()
      if (proceed === null) break
      proceed()
      // The resumed work runs in microtasks, which count for this turn.
      for (let hop = 0; hop < HOPS; hop += 1) await Promise.resolve()
    }
    this.#isServing = false
    if (this.#lines.size > 0) this.#serveSoon()
  }

  #takeNext(): (() => void) | null {
    const level = this.#levels.find(({ size }) => size > 0)
    const [line] = level ?? []
    if (level === undefined || line === undefined) return null
    level.delete(line)
    const proceed = line.begun.shift() ?? line.arrived.shift() ?? null
    if (line.begun.isEmpty && line.arrived.isEmpty) this.#lines.delete(line.address)
    else this.#lineUp(line)
    return proceed
  }
}
