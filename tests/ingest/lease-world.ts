import { createLease, type Lease } from '../../gateway/ingest/lease.ts'
import type { Clock } from '../../gateway/ports/clock.ts'
import type { DocumentStore } from '../../gateway/ports/document-store.ts'
import { FakeClock } from '../support/fake-clock.ts'

/** How often the world is looked at while time passes, in milliseconds. */
const STEP = 250

/** An instance that wants the lease. It can be put to sleep as a whole, and its store can be slow or fail. */
export interface Contender {
  readonly name: string
  readonly lease: Lease
  /** What the store could not do. */
  readonly complaints: readonly unknown[]
  /** How often it took the lease, and how often it lost it. */
  readonly taken: () => number
  readonly lost: () => number
  /** Nothing of the process goes on until it wakes. */
  sleep(): void
  wake(): void
  /** From now on its clock shows a time that is earlier by so many milliseconds. */
  setClockBack(ms: number): void
  /** How the store behaves towards this instance alone. */
  store: { latencyMs: number; fails: boolean }
}

/** Some instances over one store, and the time that they live in. */
export class LeaseWorld {
  readonly clock = new FakeClock()
  readonly #store: DocumentStore
  readonly #contenders: Contender[] = []
  /** Calls that the store is really busy with. */
  #busy = 0

  constructor(store: DocumentStore) {
    this.#store = store
  }

  /** An instance whose clock is `skewMs` ahead. It does not begin by itself. */
  add(name: string, skewMs = 0): Contender {
    const behaviour = { latencyMs: 0, fails: false }
    let aheadMs = skewMs
    const complaints: unknown[] = []
    let [taken, lost] = [0, 0]
    let wake: (() => void) | null = null
    let awake: Promise<void> = Promise.resolve()
    const clock: Clock = {
      now: () => this.clock.now() + aheadMs,
      schedule: (delayMs, task) => {
        let isCancelled = false
        const runAwake = async () => {
          await awake
          if (!isCancelled) task()
        }
        const cancel = this.clock.schedule(delayMs, () => void runAwake())
        return () => {
          isCancelled = true
          cancel()
        }
      },
    }

    const call = async <T>(task: () => Promise<T>): Promise<T> => {
      await this.#pass(behaviour.latencyMs)
      await awake
      if (behaviour.fails) throw new Error('The store was told to fail')
      this.#busy++
      const result = await task().finally(() => this.#busy--)
      await this.#pass(behaviour.latencyMs)
      await awake
      return result
    }
    const store: DocumentStore = {
      get: (ref) => call(() => this.#store.get(ref)),
      getMany: (collection, ids) => call(() => this.#store.getMany(collection, ids)),
      query: (collection, query) => call(() => this.#store.query(collection, query)),
      transaction: (body) => call(() => this.#store.transaction(body)),
      watch: (collection, signal) => this.#store.watch(collection, signal),
      close: () => this.#store.close(),
    }
    const lease = createLease({
      store,
      clock,
      name: 'test',
      holder: name,
      onTaken: () => void taken++,
      onLost: () => {
        lost++
        return Promise.resolve()
      },
      report: (error) => complaints.push(error),
    })
    const contender: Contender = {
      name,
      lease,
      complaints,
      taken: () => taken,
      lost: () => lost,
      sleep() {
        if (wake !== null) return
        const sleeping = Promise.withResolvers<void>()
        awake = sleeping.promise
        wake = sleeping.resolve
      },
      wake() {
        wake?.()
        wake = null
      },
      setClockBack(ms) {
        aheadMs -= ms
      },
      store: behaviour,
    }
    this.#contenders.push(contender)
    return contender
  }

  /** The names of those who hold the lease as they see it themselves. */
  listHolders(): readonly string[] {
    return this.#contenders.filter(({ lease }) => lease.status().state === 'held').map(({ name }) => name)
  }

  /** Lets time pass. Throws when at any moment more than one holds the lease. */
  async pass(ms: number): Promise<void> {
    for (let left = ms; left > 0; left -= STEP) {
      await this.clock.advance(Math.min(STEP, left))
      await this.#settle()
      const holders = this.listHolders()
      if (holders.length > 1) throw new Error(`${holders.join(' and ')} hold the lease at ${this.clock.now()}`)
    }
  }

  async #pass(ms: number): Promise<void> {
    if (ms > 0) await new Promise<void>((resolve) => void this.clock.schedule(ms, resolve))
  }

  /** Lets the store end what it is busy with, and whoever waits for that go on. */
  async #settle(): Promise<void> {
    for (let idle = 0; idle < 5; idle = this.#busy === 0 ? idle + 1 : 0) {
      await new Promise((resolve) => setImmediate(resolve))
    }
  }
}
