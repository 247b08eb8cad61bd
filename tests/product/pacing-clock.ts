import { systemClock } from '../../gateway/composition/system-clock.ts'
import type { Clock } from '../../gateway/shared/clock.ts'

/** A clock that runs in real time until a test makes it jump or run faster, to skip timeouts. */
export class PacingClock implements Clock {
  #then: number
  #since = Date.now()
  #pace = 1

  /** `start` is in milliseconds since 1970; noon of 1 November 2026 when left out. */
  constructor(start: number = Date.UTC(2026, 10, 1, 12)) {
    this.#then = start
  }

  now(): number {
    return this.#then + (Date.now() - this.#since) * this.#pace
  }

  /** A scheduled task keeps the pace of the moment it was scheduled. */
  schedule(delayMs: number, run: () => void): () => void {
    return systemClock.schedule(delayMs / this.#pace, run)
  }

  /** Advances by `ms` at once. */
  jump(ms: number): void {
    this.#then += ms
  }

  /** Runs `pace` times as fast as real time from now on. */
  hurry(pace: number): void {
    this.#then = this.now()
    this.#since = Date.now()
    this.#pace = pace
  }
}
