import { sharedClock } from '../shared-clock.ts'
import { Connection } from './connection.ts'
import type { CrowdReport, Gathering } from './orders.ts'

/** Simultaneous handshakes: fewer than 511, the backlog of a listening socket in Node. */
const HANDSHAKES = 256

/** Time limit for the slowest subscriber. */
const TIMEOUT_MS = 120_000

/** All subscribers of one contestant. */
export class Crowd {
  readonly #readers: Connection[] = []
  readonly #stalled: Connection[] = []
  /** Number of updates that each reader must have. */
  #goal = 0
  #received = 0
  /** Time at which all readers had the same number of updates, on the shared clock. */
  #completedAt = 0
  #onUpdate = () => {}

  /** Connects more subscribers. Resolves once each of them has its first update. */
  async gather(gathering: Gathering): Promise<void> {
    const waiting = Array.from({ length: gathering.subscribers }, (_, index) => index).values()
    const connectOneByOne = async () => {
      for (const index of waiting) await this.#connect(gathering, index)
    }
    await withTimeout('connections', Promise.all(Array.from({ length: HANDSHAKES }, connectOneByOne)))
    if (!gathering.stalled) this.#goal = 1
  }

  /** Resolves once each reader has one more update. Rejects when a reader has a wrong number of updates. */
  async nextUpdate(): Promise<void> {
    this.#goal += 1
    const needed = this.#goal * this.#readers.length
    if (this.#received < needed) {
      const { promise, resolve } = Promise.withResolvers<void>()
      this.#onUpdate = () => {
        if (this.#received >= needed) resolve()
      }
      await withTimeout(`${needed} updates`, promise)
      this.#onUpdate = () => {}
    }
    const wrong = this.#readers.find(({ updates }) => updates !== this.#goal)
    if (wrong !== undefined) throw new Error(`A subscriber has ${wrong.updates} updates instead of ${this.#goal}.`)
  }

  /** Lets stalled subscribers continue. Throws when one of them has read more than its first update. */
  resume(): void {
    if (this.#stalled.some(({ updates }) => updates > 1))
      throw new Error('A stalled subscriber has read more than its first update.')
    for (const connection of this.#stalled) connection.resume()
  }

  /** Disconnects all subscribers at once. */
  drop(): void {
    for (const connection of [...this.#readers.splice(0), ...this.#stalled.splice(0)]) connection.drop()
    this.#goal = 0
    this.#received = 0
  }

  report(beganAt: number): CrowdReport {
    const { user, system } = process.cpuUsage()
    return {
      beganAt,
      completedAt: this.#completedAt,
      bytes: this.#readers.reduce((sum, connection) => sum + connection.bytes, 0),
      stalledUpdates: this.#stalled.reduce((sum, connection) => sum + connection.updates, 0),
      cpuMicroseconds: user + system,
    }
  }

  /** Resolves with the first update. */
  #connect({ port, subscribers, documents, after, deflate, stalled }: Gathering, index: number): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>()
    const connection = new Connection({
      port,
      document: index % documents,
      after,
      deflate,
      // A slow reader gets a fresh snapshot in place of the missed events, so its updates cannot be compared with events.
      checked: !stalled && (index === 0 || index === subscribers - 1),
      onUpdate: () => {
        if (!stalled) this.#count()
        if (connection.updates > 1) return
        if (stalled) connection.pause()
        resolve()
      },
      onLoss: (reason) => {
        // A server may disconnect a stalled subscriber.
        if (!stalled) throw new Error(`A subscriber lost its connection: ${reason}.`)
      },
    })
    ;(stalled ? this.#stalled : this.#readers).push(connection)
    return promise
  }

  #count(): void {
    this.#received += 1
    if (this.#received % this.#readers.length === 0) this.#completedAt = sharedClock()
    this.#onUpdate()
  }
}

async function withTimeout<T>(goal: string, work: Promise<T>): Promise<T> {
  const { promise: timeout, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(
    () => reject(new Error(`Timeout after ${TIMEOUT_MS / 1000} s of waiting for ${goal}.`)),
    TIMEOUT_MS,
  )
  try {
    return await Promise.race([work, timeout])
  } finally {
    clearTimeout(timer)
  }
}
