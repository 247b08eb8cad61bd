import type { Clock } from '../../gateway/shared/clock.ts'

interface Task {
  readonly at: number
  readonly run: () => void
}

/** A clock that moves only when a test advances it. */
export class FakeClock implements Clock {
  #now: number
  /** Sorted so that the next task to run is the last: latest first, and of the same moment the later scheduled first. */
  readonly #tasks: Task[] = []

  /** `start` is in milliseconds since 1970; noon of 1 November 2026, UTC, by default. */
  constructor(start: number = Date.UTC(2026, 10, 1, 12)) {
    this.#now = start
  }

  now(): number {
    return this.#now
  }

  schedule(delayMs: number, run: () => void): () => void {
    const task = { at: this.#now + Math.max(0, delayMs), run }
    this.#tasks.splice(this.#positionOf(task.at), 0, task)
    return () => {
      const index = this.#tasks.indexOf(task, this.#positionOf(task.at))
      if (index !== -1) this.#tasks.splice(index, 1)
    }
  }

  /** Number of scheduled tasks. */
  get pending(): number {
    return this.#tasks.length
  }

  /** Advances by `ms`. Runs due tasks in order, and lets promises settle after each task. */
  async advance(ms: number): Promise<void> {
    const end = this.#now + ms
    await settle()
    for (let next = this.#tasks.at(-1); next !== undefined && next.at <= end; next = this.#tasks.at(-1)) {
      this.#tasks.pop()
      this.#now = next.at
      next.run()
      await settle()
    }
    this.#now = end
  }

  /** Position of a new task of the moment `at`: before the first task that is due no later. */
  #positionOf(at: number): number {
    let low = 0
    let high = this.#tasks.length
    while (low < high) {
      const middle = (low + high) >>> 1
      if ((this.#tasks[middle]?.at ?? 0) > at) low = middle + 1
      else high = middle
    }
    return low
  }
}

/** Lets all pending promise callbacks run. */
async function settle(): Promise<void> {
  await new Promise((resolve) => setImmediate(resolve))
}
