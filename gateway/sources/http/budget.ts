import type { RateList, RateNotice } from './rate-notice.ts'
import { RateWindow } from './window.ts'

/** What a request in flight must remember of a budget: how far each window was when it was sent. */
export type Charge = ReadonlyMap<RateWindow, number>

/** What is left of one window, for those who watch over the service. */
export interface WindowState {
  readonly limit: number
  readonly seconds: number
  readonly remaining: number
}

/** The longest pause after a throttling that names no time is 2^5 = 32 seconds. */
const MAX_BACKOFF_DOUBLINGS = 5

/**
 * The right to send requests that count together: all to one host, or all of one method of one host. It is learnt from
 * the answers. Until the first of them is here, one request at a time is sent, so that an unknown limit is not overrun.
 */
export class Budget {
  #windows: readonly RateWindow[] | null = null
  #inFlight = 0
  #blockedUntil = 0
  /** Throttlings in a row, and when the last of them came. */
  #strikes = 0
  #struckAt = 0

  /** Milliseconds since 1970: nothing may be sent before. In the past when nothing stands in the way. */
  get blockedUntil(): number {
    return this.#blockedUntil
  }

  /** Requests under way. */
  get inFlight(): number {
    return this.#inFlight
  }

  /** `share` is the part of each limit that the request may use: 0 to 1. */
  hasRoom(now: number, share: number): boolean {
    if (now < this.#blockedUntil) return false
    if (this.#windows === null) return this.#inFlight === 0
    return this.#windows.every((window) => window.hasRoom(now, share))
  }

  /** The soonest moment when a request with `ahead` others before it can be sent, as far as we know. */
  roomAt(ahead: number, now: number, share: number): number {
    const moments = this.#windows?.map((window) => window.roomAt(ahead, now, share)) ?? []
    return Math.max(now, this.#blockedUntil, ...moments)
  }

  /** Charges a request that is about to be sent. */
  charge(now: number): Charge {
    this.#inFlight += 1
    const charge = new Map<RateWindow, number>()
    for (const window of this.#windows ?? []) {
      window.charge()
      charge.set(window, window.freed(now))
    }
    return charge
  }

  /** Takes back the charge of a request that was not sent after all. */
  refund(): void {
    this.#inFlight -= 1
    for (const window of this.#windows ?? []) window.refund()
  }

  /** Notes that a request has ended and what its answer said of this budget. */
  settle(charge: Charge, notice: RateNotice, now: number): void {
    if (notice.limits !== null) this.#learn(notice.limits)
    for (const window of this.#windows ?? []) {
      window.settle(now)
      window.correct(notice.counts?.get(window.seconds) ?? 0, charge.get(window) ?? 0, now)
    }
    this.#inFlight -= 1
  }

  /**
   * Notes a throttling of a request sent at `sentAt`. Nothing is sent for `retryAfterMs`, nor during a pause that grows
   * from throttling to throttling when `backsOff` says so or the server names no time.
   */
  throttle(sentAt: number, now: number, retryAfterMs: number, backsOff: boolean, random: () => number): void {
    // Of several requests that were in flight together only the first makes the pause grow.
    if (this.#strikes === 0 || sentAt >= this.#struckAt) this.#strikes += 1
    this.#struckAt = now
    const longest = 2 ** Math.min(this.#strikes, MAX_BACKOFF_DOUBLINGS)
    const backoffMs = backsOff || retryAfterMs === 0 ? 1000 * (1 + random() * (longest - 1)) : 0
    this.#blockedUntil = Math.max(this.#blockedUntil, now + Math.max(retryAfterMs, Math.ceil(backoffMs)))
  }

  /** Takes it that there are no limits, unless some are known already. */
  assumeUnlimited(): void {
    this.#windows ??= []
  }

  /** Notes that the server let a request of this budget through. */
  relax(): void {
    this.#strikes = 0
  }

  windowStates(now: number): readonly WindowState[] {
    return (this.#windows ?? []).map((window) => ({
      limit: window.limit,
      seconds: window.seconds,
      remaining: Math.max(0, window.limit - window.used(now)),
    }))
  }

  #learn(limits: RateList): void {
    const known = new Map(this.#windows?.map((window) => [window.seconds, window]))
    this.#windows = Array.from(limits, ([seconds, limit]) => {
      const window = known.get(seconds) ?? new RateWindow(seconds, limit, this.#inFlight)
      window.limit = limit
      return window
    })
  }
}
