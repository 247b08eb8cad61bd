import type { Clock } from '../../ports/clock.ts'
import type { Priority } from '../../ports/riot-api.ts'
import { UpstreamUnavailable } from '../../ports/upstream.ts'
import { Demand, outranks, PATIENCE_MS, TIMEOUT_MS } from './demand.ts'

/** When to come back after one's patience ended on a slow answer, in milliseconds. */
const COME_BACK_MS = 1_000

/** One request under way, and everybody who waits for its answer: each only as long as the own patience lasts. */
export class Flight<T> {
  readonly #demand: Demand
  readonly #clock: Clock
  readonly #outcome: Promise<T>

  /** `begin` sends the request for the demand of all callers together. Whoever opens a flight joins it at once. */
  constructor(clock: Clock, priority: Priority, begin: (demand: Demand) => Promise<T>) {
    this.#clock = clock
    this.#demand = new Demand(priority, clock.now() + PATIENCE_MS[priority])
    this.#outcome = begin(this.#demand)
  }

  /**
   * Waits for the answer. `soonest` tells when a newcomer of this priority could be sent: `UpstreamUnavailable` is
   * thrown at once when patience would end before, and otherwise when it does end first.
   */
  async join(priority: Priority, soonest: () => number): Promise<T> {
    const sendBy = this.#clock.now() + PATIENCE_MS[priority]
    if (this.#demand.queued && outranks(priority, this.#demand.priority) && soonest() > sendBy) {
      throw new UpstreamUnavailable('riot', soonest(), 'the rate limits leave no room')
    }
    this.#demand.join(priority, sendBy)
    const patience = this.#startPatience(PATIENCE_MS[priority], soonest)
    try {
      return await Promise.race([this.#outcome, patience.end])
    } finally {
      patience.cancel()
    }
  }

  /** `end` rejects when the request isn't sent in time, or its answer doesn't come in time after that. */
  #startPatience(ms: number, soonest: () => number): { readonly end: Promise<never>; readonly cancel: () => void } {
    const { promise: end, reject } = Promise.withResolvers<never>()
    const giveUp = (): void => {
      const retryAt = Math.max(soonest(), this.#clock.now() + COME_BACK_MS)
      reject(new UpstreamUnavailable('riot', retryAt, 'no answer came in time'))
      this.#demand.leave()
    }
    let cancel = this.#clock.schedule(ms, () => {
      if (this.#demand.queued) giveUp()
      else cancel = this.#clock.schedule(TIMEOUT_MS, giveUp)
    })
    return { end, cancel: () => cancel() }
  }
}
