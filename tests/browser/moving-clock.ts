import { systemClock } from '../../gateway/composition/system-clock.ts'
import type { Clock } from '../../gateway/shared/clock.ts'

/** A clock that starts at a given moment, runs in real time, and can be advanced. */
export class MovingClock implements Clock {
  #offset: number

  /** `start` is in milliseconds since 1970. */
  constructor(start: number) {
    this.#offset = start - Date.now()
  }

  now(): number {
    return Date.now() + this.#offset
  }

  schedule(delayMs: number, task: () => void): () => void {
    return systemClock.schedule(delayMs, task)
  }

  /** Advances by `ms`. Tasks that are already scheduled keep their real delay. */
  fastForward(ms: number): void {
    this.#offset += ms
  }
}
