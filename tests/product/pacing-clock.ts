import type { Clock } from '../../gateway/ports/clock.ts'
import { systemClock } from '../../gateway/sources/system-clock.ts'

/** Time that runs as ours does until a test makes it jump or hurry: nobody wants to wait for a time-out. */
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

  /** What is scheduled keeps the pace of that moment. */
  schedule(delayMs: number, run: () => void): () => void {
    return systemClock.schedule(delayMs / this.#pace, run)
  }

  /** Moves on by `ms` at once. */
  jump(ms: number): void {
    this.#then += ms
  }

  /** From now on runs `pace` times as fast as our time. */
  hurry(pace: number): void {
    this.#then = this.now()
    this.#since = Date.now()
    this.#pace = pace
  }
}
