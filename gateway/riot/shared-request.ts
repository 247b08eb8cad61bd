import type { Clock } from '../shared/clock.ts'
import { UpstreamUnavailable } from '../shared/upstream.ts'
import { Demand } from './demand.ts'
import { outranks, PATIENCE_MS, type QueueRank, TIMEOUT_MS } from './queue-rank.ts'

/** Delay of a retry after a caller gave up on a slow answer. */
const COME_BACK_MS = 1_000

/** One request under way, with all callers that wait for its answer. Each waits only as long as its own patience. */
export class SharedRequest<T> {
  readonly #demand: Demand
  readonly #clock: Clock
  readonly #outcome: Promise<T>

  /** `begin` sends the request for the combined demand. The caller that opens a flight has to join it at once. */
  constructor(clock: Clock, standing: QueueRank, begin: (demand: Demand) => Promise<T>) {
    this.#clock = clock
    this.#demand = new Demand(standing, clock.now() + PATIENCE_MS[standing.urgency])
    this.#outcome = begin(this.#demand)
  }

  /**
   * Waits for the answer. `soonest` returns the earliest time at which a new request of this standing could be sent. Throws
   * `UpstreamUnavailable` at once when that is after the caller's patience, and later when the patience ends first.
   */
  async join(standing: QueueRank, soonest: () => number): Promise<T> {
    const patienceMs = PATIENCE_MS[standing.urgency]
    const sendBy = this.#clock.now() + patienceMs
    if (this.#demand.queued && outranks(standing, this.#demand.standing) && soonest() > sendBy) {
      throw new UpstreamUnavailable('riot', soonest(), 'the rate limits leave no room')
    }
    this.#demand.join(standing, sendBy)
    const patience = this.#startPatience(patienceMs, soonest)
    try {
      return await Promise.race([this.#outcome, patience.end])
    } finally {
      patience.cancel()
    }
  }

  /** `end` rejects when the request isn't sent in time, or is not answered in time after that. */
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
