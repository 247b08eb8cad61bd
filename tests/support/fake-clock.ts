import type { Clock } from '../../gateway/ports/clock.ts'

/** A clock that stands still until a test moves it. */
export class FakeClock implements Clock {
  #now: number
  #nextId = 0
  readonly #tasks = new Map<number, { readonly at: number; readonly task: () => void }>()

  /** `start` is in milliseconds since 1970; noon of 1 November 2026 when left out. */
  constructor(start: number = Date.UTC(2026, 10, 1, 12)) {
    this.#now = start
  }

  now(): number {
    return this.#now
  }

  schedule(delayMs: number, task: () => void): () => void {
    const id = this.#nextId++
    this.#tasks.set(id, { at: this.#now + Math.max(0, delayMs), task })
    return () => this.#tasks.delete(id)
  }

  /** How many tasks wait. */
  get pending(): number {
    return this.#tasks.size
  }

  /** Moves on by `ms`, running what falls due in order and letting promises settle after each task. */
  async advance(ms: number): Promise<void> {
    const end = this.#now + ms
    await settle()
    for (let due = this.#earliest(end); due !== null; due = this.#earliest(end)) {
      this.#now = due.at
      this.#tasks.delete(due.id)
      due.task()
      await settle()
    }
    this.#now = end
  }

  #earliest(end: number): { id: number; at: number; task: () => void } | null {
    let earliest: { id: number; at: number; task: () => void } | null = null
    for (const [id, { at, task }] of this.#tasks) {
      if (at <= end && (earliest === null || at < earliest.at)) earliest = { id, at, task }
    }
    return earliest
  }
}

/** Lets everything that is ready to run do so. */
async function settle(): Promise<void> {
  await new Promise((resolve) => setImmediate(resolve))
}
