import type { Clock } from '../shared/clock.ts'
import { UpstreamUnavailable } from '../shared/upstream.ts'
import { Budget, type Charge, type WindowState } from '../upstream/budget.ts'
import type { RateNotice } from '../upstream/rate-notice.ts'
import { readRetryAfterMs } from '../upstream/retry-after.ts'
import { RETRY_DELAY_MS } from './request-times.ts'

/** Twitch counts points per minute, and a request costs one point. */
const WINDOW_SECONDS = 60

export interface Point {
  readonly charge: Charge
  /** Milliseconds since 1970. */
  readonly sentAt: number
}

/**
 * Points of our client id; every answer states the current number. Requests get their points in order of arrival, and a
 * request that would wait too long is rejected at once. Until the first answer only one request at a time is sent.
 */
export class Points {
  readonly #clock: Clock
  readonly #random: () => number
  readonly #budget = new Budget()
  /** Grants a point to each waiting request, in order of arrival. */
  readonly #line = new Set<() => void>()
  #cancelWake: (() => void) | null = null

  constructor(clock: Clock, random: () => number) {
    this.#clock = clock
    this.#random = random
  }

  /** End of a throttling, in milliseconds since 1970; in the past when there is none. */
  get blockedUntil(): number {
    return this.#budget.blockedUntil
  }

  /** Remaining points; `null` until the first answer. */
  state(): WindowState | null {
    return this.#budget.windowStates(this.#clock.now())[0] ?? null
  }

  /** Takes a point, and waits for it until `sendBy` if that can succeed. Throws `UpstreamUnavailable`. */
  async take(sendBy: number): Promise<Point> {
    const now = this.#clock.now()
    if (this.#line.size === 0 && this.#budget.hasRoom(now, 1)) return this.#charge()
    const soonest = this.#soonest()
    if (soonest > sendBy) throw outOfPoints(soonest)
    return this.#standInLine(sendBy - now)
  }

  /** Returns the point of a request that was not sent. */
  giveBack(): void {
    this.#budget.refund()
    this.#serve()
  }

  /** Records the end of a request, and the points that its answer states. `status` is `null` when there was no answer. */
  settle({ charge, sentAt }: Point, status: number | null, headers: Headers): void {
    const now = this.#clock.now()
    this.#budget.settle(charge, readNotice(headers), now)
    if (status === 429) this.#budget.throttle(sentAt, now, readPauseMs(headers, now), this.#random)
    else if (status !== null) this.#budget.relax()
    this.#serve()
  }

  #charge(): Point {
    const sentAt = this.#clock.now()
    return { charge: this.#budget.charge(sentAt), sentAt }
  }

  /** Earliest known time of a point for a new request, in milliseconds since 1970. */
  #soonest(): number {
    return this.#budget.roomAt(this.#line.size, this.#clock.now(), 1)
  }

  #standInLine(patienceMs: number): Promise<Point> {
    const { promise, resolve, reject } = Promise.withResolvers<Point>()
    const cancel = this.#clock.schedule(patienceMs, () => {
      this.#line.delete(admit)
      this.#planWake()
      reject(outOfPoints(Math.max(this.#soonest(), this.#clock.now() + RETRY_DELAY_MS)))
    })
    const admit = (): void => {
      cancel()
      resolve(this.#charge())
    }
    this.#line.add(admit)
    this.#planWake()
    return promise
  }

  #serve(): void {
    for (const admit of this.#line) {
      if (!this.#budget.hasRoom(this.#clock.now(), 1)) break
      this.#line.delete(admit)
      admit()
    }
    this.#planWake()
  }

  /** One timer runs while a request waits for time to pass. A request that waits for an answer is served when it arrives. */
  #planWake(): void {
    this.#cancelWake?.()
    this.#cancelWake = null
    if (this.#line.size === 0) return
    const now = this.#clock.now()
    const at = this.#budget.roomAt(0, now, 1)
    if (at > now) this.#cancelWake = this.#clock.schedule(at - now, () => this.#serve())
  }
}

function outOfPoints(retryAt: number): UpstreamUnavailable {
  return new UpstreamUnavailable('twitch', retryAt, 'no points are left')
}

function readNotice(headers: Headers): RateNotice {
  const limit = readWhole(headers, 'ratelimit-limit')
  if (limit === null || limit === 0) return { limits: null, counts: null }
  const remaining = readWhole(headers, 'ratelimit-remaining')
  const counts = remaining === null ? null : new Map([[WINDOW_SECONDS, Math.max(0, limit - remaining)]])
  return { limits: new Map([[WINDOW_SECONDS, limit]]), counts }
}

/** The pause that an answer asks for, in milliseconds; 0 when it asks for none. */
function readPauseMs(headers: Headers, now: number): number {
  const retryAfterMs = readRetryAfterMs(headers, now)
  return retryAfterMs === 0 ? readUntilResetMs(headers, now) : retryAfterMs
}

/** Time until all points are back, in milliseconds. Clocks may differ, so the header is limited to a plausible range. */
function readUntilResetMs(headers: Headers, now: number): number {
  const seconds = readWhole(headers, 'ratelimit-reset')
  if (seconds === null) return 0
  return Math.min(Math.max(seconds * 1000 - now, 0), WINDOW_SECONDS * 1000)
}

function readWhole(headers: Headers, name: string): number | null {
  const text = headers.get(name)?.trim() ?? ''
  return /^\d{1,15}$/.test(text) ? Number(text) : null
}
