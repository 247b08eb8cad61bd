import { createLease, type Lease } from '../../gateway/jobs/lease.ts'
import type { Clock } from '../../gateway/shared/clock.ts'
import type { DocumentStore } from '../../gateway/store/document-store.ts'
import { FakeClock } from '../support/fake-clock.ts'

/** Interval at which the holders are checked while time passes. */
const STEP_MS = 250

/** An instance that wants the lease. It can be paused, and its store can be slow or fail. */
export interface Contender {
  readonly name: string
  readonly lease: Lease
  /** Errors that the lease reported. */
  readonly complaints: readonly unknown[]
  readonly taken: () => number
  readonly lost: () => number
  /** Pauses the whole process until it wakes. */
  sleep(): void
  wake(): void
  /** Sets its clock back by this number of milliseconds. */
  setClockBack(ms: number): void
  /** Behaviour of the store for this instance only. */
  store: { latencyMs: number; fails: boolean }
}

/** Several instances over one store, with a shared time. */
export class LeaseWorld {
  readonly clock = new FakeClock()
  readonly #store: DocumentStore
  readonly #contenders: Contender[] = []
  /** Calls in progress in the real store. */
  #busy = 0

  constructor(store: DocumentStore) {
    this.#store = store
  }

  /** Adds an instance whose clock is `skewMs` ahead. It does not start by itself. */
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
      if (behaviour.fails) throw new Error('The store fails on purpose')
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
      count: (collection, limit) => call(() => this.#store.count(collection, limit)),
      watch: (collection, signal) => this.#store.watch(collection, signal),
      close: () => this.#store.close(),
    }
    const lease = createLease({
      store,
      clock,
      name: 'test',
      holder: name,
      onAcquired: () => void taken++,
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

  /** Names of the instances that consider themselves holders. */
  listHolders(): readonly string[] {
    return this.#contenders.filter(({ lease }) => lease.status().state === 'held').map(({ name }) => name)
  }

  /** Advances the time. Throws when more than one instance holds the lease at any moment. */
  async pass(ms: number): Promise<void> {
    for (let left = ms; left > 0; left -= STEP_MS) {
      await this.clock.advance(Math.min(STEP_MS, left))
      await this.#settle()
      const holders = this.listHolders()
      if (holders.length > 1) throw new Error(`${holders.join(' and ')} hold the lease at ${this.clock.now()}`)
    }
  }

  async #pass(ms: number): Promise<void> {
    if (ms > 0) await new Promise<void>((resolve) => void this.clock.schedule(ms, resolve))
  }

  /** Lets the store finish its calls, and then their waiting callers. */
  async #settle(): Promise<void> {
    for (let idle = 0; idle < 5; idle = this.#busy === 0 ? idle + 1 : 0) {
      await new Promise((resolve) => setImmediate(resolve))
    }
  }
}
