import type { Priority } from '../../ports/riot-api.ts'

/** Who is served first, best first. */
export const PRIORITIES = ['visitor', 'live', 'backfill'] as const satisfies readonly Priority[]

/** How long one request may take, in milliseconds. Riot answers within a second when it is well. */
export const TIMEOUT_MS = 4_000

/**
 * How long a caller waits for the request to be sent, in milliseconds. The answer may take {@link TIMEOUT_MS} more:
 * budget spent on a caller who has left by then would be lost, and under load everybody is sent at the last moment.
 */
export const PATIENCE_MS: Readonly<Record<Priority, number>> = { visitor: 4_000, live: 16_000, backfill: 116_000 }

/** Whether `a` is served before `b`. */
export function outranks(a: Priority, b: Priority): boolean {
  return PRIORITIES.indexOf(a) < PRIORITIES.indexOf(b)
}

/** Everybody who waits for one request, taken together: as urgent as the most urgent, as patient as the most patient. */
export class Demand {
  #priority: Priority
  #sendBy: number
  #callers = 0
  #onChange: (() => void) | null = null

  constructor(priority: Priority, sendBy: number) {
    this.#priority = priority
    this.#sendBy = sendBy
  }

  get priority(): Priority {
    return this.#priority
  }

  /** Milliseconds since 1970: when the patience of the last caller ends. */
  get sendBy(): number {
    return this.#sendBy
  }

  /** Whether anybody still waits. */
  get wanted(): boolean {
    return this.#callers > 0
  }

  /** Whether the request stands in a waiting line, so that a more urgent caller can move it forward. */
  get queued(): boolean {
    return this.#onChange !== null
  }

  join(priority: Priority, sendBy: number): void {
    this.#callers += 1
    this.#sendBy = Math.max(this.#sendBy, sendBy)
    if (!outranks(priority, this.#priority)) return
    this.#priority = priority
    this.#onChange?.()
  }

  leave(): void {
    this.#callers -= 1
    if (!this.wanted) this.#onChange?.()
  }

  /** Notes that the request stands in line. `onChange` is called when the priority rises and when the last caller leaves. */
  enterLine(onChange: () => void): void {
    this.#onChange = onChange
  }

  leaveLine(): void {
    this.#onChange = null
  }
}
