import { outranks, type Standing } from './standing.ts'

/** Everybody who waits for one request, taken together: as urgent as the most urgent, as patient as the most patient. */
export class Demand {
  #standing: Standing
  #sendBy: number
  #callers = 0
  #onChange: (() => void) | null = null

  constructor(standing: Standing, sendBy: number) {
    this.#standing = standing
    this.#sendBy = sendBy
  }

  get standing(): Standing {
    return this.#standing
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

  join(standing: Standing, sendBy: number): void {
    this.#callers += 1
    this.#sendBy = Math.max(this.#sendBy, sendBy)
    if (!outranks(standing, this.#standing)) return
    this.#standing = standing
    this.#onChange?.()
  }

  leave(): void {
    this.#callers -= 1
    if (!this.wanted) this.#onChange?.()
  }

  /** Notes that the request stands in line. `onChange` is called when the standing rises and when the last caller leaves. */
  enterLine(onChange: () => void): void {
    this.#onChange = onChange
  }

  leaveLine(): void {
    this.#onChange = null
  }
}
