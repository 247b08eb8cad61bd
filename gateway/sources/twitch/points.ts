import type { Clock } from '../../ports/clock.ts'
import { UpstreamUnavailable } from '../../ports/upstream.ts'
import { Budget, type Charge, type WindowState } from '../http/budget.ts'
import type { RateNotice } from '../http/rate-notice.ts'
import { COME_BACK_MS } from './patience.ts'

/** Twitch counts points by the minute, and a request costs one of them. */
const WINDOW_SECONDS = 60

/** The right to send one request, taken from the points. */
export interface Point {
  readonly charge: Charge
  /** Milliseconds since 1970. */
  readonly sentAt: number
}

/**
 * The points of our client id, which every answer tells anew. A request gets its point in order of arrival; whoever
 * would wait for too long is sent away at once. Until an answer says how many there are, one request at a time is sent.
 */
export class Points {
  readonly #clock: Clock
  readonly #random: () => number
  readonly #budget = new Budget()
  /** What hands out the point to each that waits, in order of arrival. */
  readonly #line = new Set<() => void>()
  #cancelWake: (() => void) | null = null

  constructor(clock: Clock, random: () => number) {
    this.#clock = clock
    this.#random = random
  }

  /** Milliseconds since 1970: when a throttling ends; in the past when there is none. */
  get blockedUntil(): number {
    return this.#budget.blockedUntil
  }

  /** What is left; `null` until the first answer. */
  state(): WindowState | null {
    return this.#budget.windowStates(this.#clock.now())[0] ?? null
  }

  /** Takes a point, waiting for it until `sendBy` when that is worth it. Throws `UpstreamUnavailable`. */
  async take(sendBy: number): Promise<Point> {
    const now = this.#clock.now()
    if (this.#line.size === 0 && this.#budget.hasRoom(now, 1)) return this.#charge()
    const soonest = this.#soonest()
    if (soonest > sendBy) throw outOfPoints(soonest)
    return this.#standInLine(sendBy - now)
  }

  /** Gives back the point of a request that was not sent after all. */
  giveBack(): void {
    this.#budget.refund()
    this.#serve()
  }

  /** Notes that a request has ended and what its answer said of the points; the status is `null` when none came. */
  settle({ charge, sentAt }: Point, status: number | null, headers: Headers): void {
    const now = this.#clock.now()
    this.#budget.settle(charge, readNotice(headers), now)
    if (status === 429) this.#budget.throttle(sentAt, now, readUntilResetMs(headers, now), true, this.#random)
    else if (status !== null) this.#budget.relax()
    this.#serve()
  }

  #charge(): Point {
    const sentAt = this.#clock.now()
    return { charge: this.#budget.charge(sentAt), sentAt }
  }

  /** When a newcomer gets a point, as far as we know: milliseconds since 1970. */
  #soonest(): number {
    return this.#budget.roomAt(this.#line.size, this.#clock.now(), 1)
  }

  #standInLine(patienceMs: number): Promise<Point> {
    const { promise, resolve, reject } = Promise.withResolvers<Point>()
    const cancel = this.#clock.schedule(patienceMs, () => {
      this.#line.delete(admit)
      this.#planWake()
      reject(outOfPoints(Math.max(this.#soonest(), this.#clock.now() + COME_BACK_MS)))
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

  /** While somebody waits for time to pass, one timer is set; who waits for an answer is served when it comes. */
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

/** How long until all points are back, in milliseconds: by the header where it makes sense, as clocks differ. */
function readUntilResetMs(headers: Headers, now: number): number {
  const seconds = readWhole(headers, 'ratelimit-reset')
  if (seconds === null) return 0
  return Math.min(Math.max(seconds * 1000 - now, 0), WINDOW_SECONDS * 1000)
}

function readWhole(headers: Headers, name: string): number | null {
  const text = headers.get(name)?.trim() ?? ''
  return /^\d{1,15}$/.test(text) ? Number(text) : null
}
