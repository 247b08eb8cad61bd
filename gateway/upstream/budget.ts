import type { PeerInstances } from './peer-instances.ts'
import type { RateList, RateNotice } from './rate-notice.ts'
import { RateWindow } from './window.ts'

/** State of each window when a request was sent: its number of freed places. */
export type Charge = ReadonlyMap<RateWindow, number>

export interface WindowState {
  /** Requests in the window; of a limit that instances share, this one's part. */
  readonly limit: number
  readonly seconds: number
  readonly remaining: number
}

/** After a throttling without a retry time, the longest pause is 2^3 = 8 seconds: less than ten, with the next request. */
const MAX_BACKOFF_DOUBLINGS = 3

/** Shortest pause after so many throttlings in a row, in seconds. */
const LAST_SHORTEST_PAUSE_SECONDS = 5

/**
 * Rate limits of requests that count together: all to one host, or all of one method of one host. The limits are learnt from the
 * answers. Until the first answer only one request at a time is sent, so that an unknown limit is not exceeded.
 */
export class Budget {
  readonly #peers: PeerInstances | null
  #windows: readonly RateWindow[] | null = null
  #inFlight = 0
  #blockedUntil = 0
  /** Time of the last answer with limits. */
  #informedAt = 0
  /** Consecutive throttlings, and the time of the last one. */
  #strikes = 0
  #struckAt = 0

  /** `peers` are the instances that share the limits; null when this is the only one. */
  constructor(peers: PeerInstances | null = null) {
    this.#peers = peers
  }

  /** Earliest time of the next request after a throttling, in milliseconds since 1970; in the past when there is no block. */
  get blockedUntil(): number {
    return this.#blockedUntil
  }

  get inFlight(): number {
    return this.#inFlight
  }

  /** `share` is the part of each limit that the request may use: 0 to 1. */
  hasRoom(now: number, share: number): boolean {
    if (now < this.#blockedUntil || this.#isAwaited(now)) return false
    if (!this.#isInformed() && this.#inFlight > 0) return false
    return this.#windows?.every((window) => window.hasRoom(now, share)) ?? true
  }

  /** Earliest known time at which a request can be sent after `ahead` others. */
  roomAt(ahead: number, now: number, share: number): number {
    const moments = this.#windows?.map((window) => window.roomAt(ahead, now, share)) ?? []
    return Math.max(now, this.#blockedUntil, this.#peers?.admittedAt() ?? 0, ...moments)
  }

  /** Interval of requests that use this share of the limits evenly, in milliseconds; 0 without limits. */
  intervalMs(share: number): number {
    const intervals = this.#windows?.map(({ seconds, part }) => (seconds * 1000) / (part * share)) ?? []
    return Math.max(0, ...intervals)
  }

  charge(now: number): Charge {
    this.#inFlight += 1
    const charge = new Map<RateWindow, number>()
    for (const window of this.#windows ?? []) {
      window.charge()
      charge.set(window, window.freed(now))
    }
    return charge
  }

  /** Refunds a request that was not sent. */
  refund(): void {
    this.#inFlight -= 1
    for (const window of this.#windows ?? []) window.refund()
  }

  settle(charge: Charge, notice: RateNotice, now: number): void {
    if (notice.limits !== null) {
      this.#learn(notice.limits)
      this.#informedAt = now
    }
    for (const window of this.#windows ?? []) {
      window.settle(now)
      window.correct(notice.counts?.get(window.seconds) ?? 0, charge.get(window) ?? 0, now)
    }
    this.#inFlight -= 1
  }

  /**
   * Records the throttling of a request that was sent at `sentAt`. Blocks requests for `retryAfterMs`, or, when the server
   * names no time, for a random time that grows with every throttling in a row.
   */
  throttle(sentAt: number, now: number, retryAfterMs: number, random: () => number): void {
    // Of several requests under way together only the first makes the pause grow.
    if (this.#strikes === 0 || sentAt >= this.#struckAt) this.#strikes += 1
    this.#struckAt = now
    const pauseMs = retryAfterMs === 0 ? Math.ceil(1000 * this.#backoffSeconds(random)) : retryAfterMs
    this.#blockedUntil = Math.max(this.#blockedUntil, now + pauseMs)
  }

  /** Assumes that there are no limits, unless some are known already. */
  assumeUnlimited(): void {
    this.#windows ??= []
  }

  relax(): void {
    this.#strikes = 0
  }

  /** This instance's part of each limit. */
  parts(): RateList {
    return new Map(this.#windows?.map(({ seconds, part }) => [seconds, part]))
  }

  windowStates(now: number): readonly WindowState[] {
    return (this.#windows ?? []).map((window) => ({
      limit: window.part,
      seconds: window.seconds,
      remaining: window.remaining(now),
    }))
  }

  /** True when the limits are known, and what other instances had sent when they admitted this one. */
  #isInformed(): boolean {
    if (this.#windows === null) return false
    return this.#windows.length === 0 || this.#informedAt >= (this.#peers?.admittedAt() ?? 0)
  }

  /** True while the other instances do not leave this one its part yet. */
  #isAwaited(now: number): boolean {
    return this.#peers !== null && this.#peers.admittedAt() > now
  }

  #backoffSeconds(random: () => number): number {
    const shortest = this.#strikes < MAX_BACKOFF_DOUBLINGS ? 1 : LAST_SHORTEST_PAUSE_SECONDS
    const longest = 2 ** Math.min(this.#strikes, MAX_BACKOFF_DOUBLINGS)
    return shortest + random() * (longest - shortest)
  }

  #learn(limits: RateList): void {
    const known = new Map(this.#windows?.map((window) => [window.seconds, window]))
    this.#windows = Array.from(limits, ([seconds, limit]) => {
      const window = known.get(seconds) ?? new RateWindow(seconds, limit, this.#inFlight, this.#peers)
      window.limit = limit
      return window
    })
  }
}
