import { sharedClock } from '../shared-clock.ts'
import { Connection } from './connection.ts'
import type { CrowdReport, Gathering } from './orders.ts'

/** How many connections shake hands at a time: below the 511 that a listening socket of Node keeps waiting. */
const HANDSHAKES = 256

/** How long the slowest of all may take. */
const PATIENCE_MS = 120_000

/** All subscribers of one contestant. */
export class Crowd {
  readonly #readers: Connection[] = []
  readonly #stalled: Connection[] = []
  /** How many updates each reader must have got. */
  #goal = 0
  #received = 0
  /** When all readers had got equally many. */
  #completedAt = 0
  #onUpdate = () => {}

  /** Connects so many more. Resolves when each of them has got its first update. */
  async gather(gathering: Gathering): Promise<void> {
    const waiting = Array.from({ length: gathering.subscribers }, (_, index) => index).values()
    const connectOneByOne = async () => {
      for (const index of waiting) await this.#connect(gathering, index)
    }
    await patiently('connecting', Promise.all(Array.from({ length: HANDSHAKES }, connectOneByOne)))
    if (!gathering.stalled) this.#goal = 1
  }

  /** Resolves when each reader has got one more update than it had to have before. */
  async nextUpdate(): Promise<void> {
    this.#goal += 1
    const needed = this.#goal * this.#readers.length
    if (this.#received < needed) {
      const { promise, resolve } = Promise.withResolvers<void>()
      this.#onUpdate = () => {
        if (this.#received >= needed) resolve()
      }
      await patiently(`${needed} updates`, promise)
      this.#onUpdate = () => {}
    }
    const wrong = this.#readers.find(({ updates }) => updates !== this.#goal)
    if (wrong !== undefined) throw new Error(`A subscriber has got ${wrong.updates} updates, not ${this.#goal}.`)
  }

  /** Lets those read on who have read no more after their first update. */
  resume(): void {
    if (this.#stalled.some(({ updates }) => updates > 1)) throw new Error('Somebody has read who was not to read.')
    for (const connection of this.#stalled) connection.resume()
  }

  /** Drops all of them at once. */
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
      // Whoever reads late is told what stands in place of the events that he has missed.
      checked: !stalled && (index === 0 || index === subscribers - 1),
      onUpdate: () => {
        if (!stalled) this.#count()
        if (connection.updates > 1) return
        if (stalled) connection.pause()
        resolve()
      },
      onLoss: (reason) => {
        // Whoever does not read may be sent away.
        if (!stalled) throw new Error(`A subscriber has lost its connection: ${reason}.`)
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

async function patiently<T>(what: string, work: Promise<T>): Promise<T> {
  const { promise: impatience, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error(`Waited ${PATIENCE_MS / 1000} s for ${what}.`)), PATIENCE_MS)
  try {
    return await Promise.race([work, impatience])
  } finally {
    clearTimeout(timer)
  }
}
