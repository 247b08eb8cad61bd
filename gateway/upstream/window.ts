/** Windows count as a thousandth longer than announced, because clocks drift and timers round. */
const SLACK = 1.001

interface Release {
  readonly at: number
  count: number
}

/**
 * One rate limit, such as 100 requests in 120 seconds. It is tracked so that the server's own count can never exceed it.
 *
 * A server counts a request when it receives it, at an unknown time between sending and answer. It is also unknown whether its
 * windows are fixed or sliding, and when a fixed window began. So a request keeps its place while it is under way and for a whole
 * window after its answer. Then no period of the server's time as long as the window contains more requests than the limit,
 * wherever the period begins. The price is about one answer's latency per window.
 */
export class RateWindow {
  /** Requests allowed in the window. It may change while the window is in use. */
  limit: number
  readonly seconds: number
  readonly #ms: number
  #charged: number
  #freed = 0
  /** Times when places are freed, earliest first. Requests under way have no entry yet. */
  readonly #releases: Release[] = []

  /** `inFlight` requests were sent before this window was announced, and count in it. */
  constructor(seconds: number, limit: number, inFlight: number) {
    this.seconds = seconds
    this.limit = limit
    this.#ms = Math.ceil(seconds * 1000 * SLACK)
    this.#charged = inFlight
  }

  used(now: number): number {
    return this.#charged - this.freed(now)
  }

  /** Number of places freed since the window was announced. */
  freed(now: number): number {
    for (let next = this.#releases[0]; next !== undefined && next.at <= now; next = this.#releases[0]) {
      this.#freed += next.count
      this.#releases.shift()
    }
    return this.#freed
  }

  charge(): void {
    this.#charged += 1
  }

  /** Refunds a request that was not sent. */
  refund(): void {
    this.#charged -= 1
  }

  settle(now: number): void {
    this.#release(now, 1)
  }

  /**
   * Adopts the server's count when it is above our own, because another program uses the same key. `freedWhenSent` is
   * {@link freed} at the time when the answer's request was sent: places freed by then were outside the server's window
   * too, and everything charged since may be in the count.
   */
  correct(count: number, freedWhenSent: number, now: number): void {
    const strangers = count - (this.#charged - freedWhenSent)
    if (strangers <= 0) return
    this.#charged += strangers
    this.#release(now, strangers)
  }

  /** True when a request that may use this share of the limit finds a place. */
  hasRoom(now: number, share: number): boolean {
    return this.used(now) < this.#allowance(share)
  }

  /** Earliest time at which a request finds a place after `ahead` others. */
  roomAt(ahead: number, now: number, share: number): number {
    const allowance = this.#allowance(share)
    const missing = this.used(now) + ahead + 1 - allowance
    if (missing <= 0) return now

    // The requests ahead may fill the whole window more than once, and keep their places for its length each time.
    const rounds = Math.floor((missing - 1) / allowance)
    let remaining = missing - rounds * allowance
    for (const { at, count } of this.#releases) {
      remaining -= count
      if (remaining <= 0) return at + rounds * this.#ms
    }
    return now + (rounds + 1) * this.#ms
  }

  #allowance(share: number): number {
    return Math.max(1, Math.floor(this.limit * share))
  }

  #release(now: number, count: number): void {
    const at = now + this.#ms
    const last = this.#releases.at(-1)
    if (last?.at === at) last.count += count
    else this.#releases.push({ at, count })
  }
}
