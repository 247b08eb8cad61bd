import type { Clock } from '../../gateway/ports/clock.ts'
import { systemClock } from '../../gateway/sources/system-clock.ts'

/** A clock that starts at a given moment, runs as time does, and can be moved on. */
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

  /** Moves on by `ms`. What is scheduled already keeps its own time. */
  fastForward(ms: number): void {
    this.#offset += ms
  }
}
