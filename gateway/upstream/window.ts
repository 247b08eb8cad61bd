import { firstPartOf, partOf, SETTLING_MS, type PeerInstances } from './peer-instances.ts'
import { Places } from './places.ts'

/** Windows count as a thousandth longer than announced, because clocks drift and timers round. */
const SLACK = 1.001

/**
 * One rate limit, such as 100 requests in 120 seconds. It is tracked so that the server's own count can never exceed it.
 *
 * A server counts a request when it receives it, at an unknown time between sending and answer. It is also unknown whether its
 * windows are fixed or sliding, and when a fixed window began. So a request keeps its place while it is under way and for a whole
 * window after its answer. Then no period of the server's time as long as the window contains more requests than the limit,
 * wherever the period begins. The price is about one answer's latency per window.
 *
 * Instances that share the limit have equal parts of it, each for its own requests.
 */
export class RateWindow {
  /** Requests allowed in the window. It may change while the window is in use. */
  limit: number
  readonly seconds: number
  readonly #ms: number
  readonly #peers: PeerInstances | null
  /** Places of all requests that are known, and of those that this instance has sent. */
  readonly #all: Places
  readonly #own: Places

  /** `inFlight` requests were sent before this window was announced, and count in it. Without `peers` there is one instance. */
  constructor(seconds: number, limit: number, inFlight: number, peers: PeerInstances | null = null) {
    this.seconds = seconds
    this.limit = limit
    this.#ms = Math.ceil(seconds * 1000 * SLACK)
    this.#peers = peers
    this.#all = new Places(inFlight)
    this.#own = new Places(inFlight)
  }

  /** Part of the limit that this instance has once it has been there for a window. */
  get part(): number {
    return this.#peers === null ? this.limit : partOf(this.limit, this.#peers.count(this.#ms))
  }

  used(now: number): number {
    return this.#all.used(now)
  }

  /** Requests that this instance can send now. */
  remaining(now: number): number {
    return Math.max(0, Math.min(this.limit - this.#all.used(now), this.#partAt(now) - this.#own.used(now)))
  }

  /** Number of places freed since the window was announced. */
  freed(now: number): number {
    return this.#all.freed(now)
  }

  charge(): void {
    this.#all.charge(1)
    this.#own.charge(1)
  }

  /** Refunds a request that was not sent. */
  refund(): void {
    this.#all.charge(-1)
    this.#own.charge(-1)
  }

  settle(now: number): void {
    this.#all.release(now + this.#ms, 1)
    this.#own.release(now + this.#ms, 1)
  }

  /**
   * Adopts the server's count when it is above our own, because another program uses the same key. `freedWhenSent` is
   * {@link freed} at the time when the answer's request was sent: places freed by then were outside the server's window
   * too, and everything charged since may be in the count.
   */
  correct(count: number, freedWhenSent: number, now: number): void {
    const strangers = count - (this.#all.charged - freedWhenSent)
    if (strangers <= 0) return
    this.#all.charge(strangers)
    this.#all.release(now + this.#ms, strangers)
  }

  /** True when a request that may use this share of the limit finds a place. */
  hasRoom(now: number, share: number): boolean {
    return this.#all.used(now) < shareOf(this.limit, share) && this.#own.used(now) < shareOf(this.#partAt(now), share)
  }

  /** Earliest time at which a request finds a place after `ahead` others. */
  roomAt(ahead: number, now: number, share: number): number {
    const inAll = this.#all.roomAt(ahead, now, shareOf(this.limit, share), this.#ms)
    if (this.#peers === null) return inAll
    const part = shareOf(this.#partAt(now), share)
    const inOwn = part === 0 ? this.#settledAt(this.#peers) : this.#own.roomAt(ahead, now, part, this.#ms)
    return Math.max(inAll, inOwn)
  }

  #partAt(now: number): number {
    if (this.#peers === null || now >= this.#settledAt(this.#peers)) return this.part
    return firstPartOf(this.limit, this.#peers.count(this.#ms), this.#all.used(now) - this.#own.used(now))
  }

  /** Time at which all that others sent before they knew of this instance is out of the window. */
  #settledAt(peers: PeerInstances): number {
    return peers.admittedAt() + SETTLING_MS + this.#ms
  }
}

/** Whole part of a number of places; at least 1 unless there are none. */
function shareOf(places: number, share: number): number {
  return places === 0 ? 0 : Math.max(1, Math.floor(places * share))
}
