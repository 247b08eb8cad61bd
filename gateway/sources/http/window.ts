/** Windows are taken to be a thousandth longer than announced: clocks drift apart and timers round. */
const SLACK = 1.001

interface Release {
  readonly at: number
  count: number
}

/**
 * One rate limit, such as 100 requests in 120 seconds, kept so that the server's own count can never pass it.
 *
 * A server counts a request when it receives it: at a moment that we don't know, between sending and answer. Whether
 * its windows are fixed or slide, and when a fixed one began, we don't know either. So a request keeps its place while
 * it is in flight and for a whole window after its answer. Then no stretch of the server's time as long as the window
 * holds more requests than the limit, wherever that stretch begins. The price is about one answer's latency in each
 * window.
 */
export class RateWindow {
  /** Requests allowed in the window. It may change while the window is in use. */
  limit: number
  readonly seconds: number
  readonly #ms: number
  /** Requests ever charged, and how many of them have given their place back. */
  #charged: number
  #freed = 0
  /** When places come back, soonest first. Requests in flight have no entry yet. */
  readonly #releases: Release[] = []

  /** `inFlight` requests have been sent before this window was announced, and count in it. */
  constructor(seconds: number, limit: number, inFlight: number) {
    this.seconds = seconds
    this.limit = limit
    this.#ms = Math.ceil(seconds * 1000 * SLACK)
    this.#charged = inFlight
  }

  /** Places taken at this moment. */
  used(now: number): number {
    return this.#charged - this.freed(now)
  }

  /** How many requests have given their place back since the window was announced. */
  freed(now: number): number {
    for (let next = this.#releases[0]; next !== undefined && next.at <= now; next = this.#releases[0]) {
      this.#freed += next.count
      this.#releases.shift()
    }
    return this.#freed
  }

  /** Charges a request that is about to be sent. */
  charge(): void {
    this.#charged += 1
  }

  /** Takes back the charge of a request that was not sent after all. */
  refund(): void {
    this.#charged -= 1
  }

  /** Notes that a request in flight has ended. */
  settle(now: number): void {
    this.#release(now, 1)
  }

  /**
   * Takes the server's count into account when it is above ours: someone else asks with the same key. `freedWhenSent` is
   * {@link freed} at the moment when the request that brought the count was sent: whatever had given its place back by
   * then was outside the server's window too, and all that was charged since may be in the count.
   */
  correct(count: number, freedWhenSent: number, now: number): void {
    const strangers = count - (this.#charged - freedWhenSent)
    if (strangers <= 0) return
    this.#charged += strangers
    this.#release(now, strangers)
  }

  /** Whether a request that may use this share of the limit finds a place. */
  hasRoom(now: number, share: number): boolean {
    return this.used(now) < this.#allowance(share)
  }

  /** The soonest moment when a request with `ahead` others before it can find a place. */
  roomAt(ahead: number, now: number, share: number): number {
    const allowance = this.#allowance(share)
    const missing = this.used(now) + ahead + 1 - allowance
    if (missing <= 0) return now

    // Those ahead may fill the whole window, and then keep their places for its length, more than once.
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
