import type { Clock } from '../shared/clock.ts'
import { UpstreamUnavailable } from '../shared/upstream.ts'
import { Demand } from './demand.ts'
import { outranks, type QueueRank, TIMEOUT_MS } from './queue-rank.ts'

/** Delay of a retry after a caller gave up on a slow answer. */
const COME_BACK_MS = 1_000

/** Deadlines of a caller. Times are milliseconds since 1970. */
export interface Patience {
  /** End of the wait for the request to be sent. */
  readonly sendBy: number
  /** End of the wait for the answer; null for as long as a request may take after {@link Patience.sendBy}. */
  readonly answerBy: number | null
}

/** One request under way, with all callers that wait for its answer. Each waits only as long as its own patience. */
export class SharedRequest<T> {
  readonly #demand: Demand
  readonly #clock: Clock
  readonly #outcome: Promise<T>

  /** `begin` sends the request for the combined demand. The caller that creates a request must join it at once. */
  constructor(clock: Clock, rank: QueueRank, { sendBy }: Patience, begin: (demand: Demand) => Promise<T>) {
    this.#clock = clock
    this.#demand = new Demand(rank, sendBy)
    this.#outcome = begin(this.#demand)
  }

  /**
   * Waits for the answer. `soonest` returns the earliest time at which a new request of this rank could be sent. Throws
   * `UpstreamUnavailable` at once when that is after the caller's patience, and later when the patience ends first.
   */
  async join(rank: QueueRank, patience: Patience, soonest: () => number): Promise<T> {
    const { sendBy } = patience
    if (this.#demand.queued && outranks(rank, this.#demand.rank) && soonest() > sendBy) {
      throw new UpstreamUnavailable('riot', soonest(), 'the rate limits leave no room')
    }
    this.#demand.join(rank, sendBy)
    const wait = this.#startWait(patience, soonest)
    try {
      return await Promise.race([this.#outcome, wait.end])
    } finally {
      wait.cancel()
    }
  }

  /** `end` rejects when the request isn't sent in time, or is not answered in time after that. */
  #startWait(
    { sendBy, answerBy }: Patience,
    soonest: () => number,
  ): { readonly end: Promise<never>; readonly cancel: () => void } {
    const { promise: end, reject } = Promise.withResolvers<never>()
    const giveUp = (): void => {
      const retryAt = Math.max(soonest(), this.#clock.now() + COME_BACK_MS)
      reject(new UpstreamUnavailable('riot', retryAt, 'no answer came in time'))
      this.#demand.leave()
    }
    const until = (at: number): number => Math.max(0, at - this.#clock.now())
    let cancel = this.#clock.schedule(until(sendBy), () => {
      if (this.#demand.queued) giveUp()
      else cancel = this.#clock.schedule(answerBy === null ? TIMEOUT_MS : until(answerBy), giveUp)
    })
    return { end, cancel: () => cancel() }
  }
}
