import { systemClock } from '../../gateway/composition/system-clock.ts'
import type { Clock } from '../../gateway/shared/clock.ts'

/** A clock that starts at a given moment, runs by itself, and can be advanced. */
export class MovingClock implements Clock {
  readonly #speed: number
  readonly #realStart = Date.now()
  #start: number

  /** `start` is in milliseconds since 1970. `speed` is how many times as fast as the real time the clock runs. */
  constructor(start: number, speed = 1) {
    this.#start = start
    this.#speed = speed
  }

  now(): number {
    return Math.floor(this.#start + (Date.now() - this.#realStart) * this.#speed)
  }

  schedule(delayMs: number, task: () => void): () => void {
    return systemClock.schedule(delayMs / this.#speed, task)
  }

  /** Advances by `ms`. Tasks that are already scheduled keep their delay. */
  fastForward(ms: number): void {
    this.#start += ms
  }
}
