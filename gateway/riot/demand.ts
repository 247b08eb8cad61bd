import { outranks, type QueueRank } from './queue-rank.ts'

/** The highest urgency and the longest patience of any caller. */
export class Demand {
  #rank: QueueRank
  #sendBy: number
  #callers = 0
  #onChange: (() => void) | null = null

  constructor(rank: QueueRank, sendBy: number) {
    this.#rank = rank
    this.#sendBy = sendBy
  }

  get rank(): QueueRank {
    return this.#rank
  }

  /** End of the most patient caller's patience, in milliseconds since 1970. */
  get sendBy(): number {
    return this.#sendBy
  }

  /** True while a caller still waits. */
  get wanted(): boolean {
    return this.#callers > 0
  }

  /** True while the request is queued, so that a more urgent caller can move it forward. */
  get queued(): boolean {
    return this.#onChange !== null
  }

  join(rank: QueueRank, sendBy: number): void {
    this.#callers += 1
    this.#sendBy = Math.max(this.#sendBy, sendBy)
    if (!outranks(rank, this.#rank)) return
    this.#rank = rank
    this.#onChange?.()
  }

  leave(): void {
    this.#callers -= 1
    if (!this.wanted) this.#onChange?.()
  }

  /** Marks the request as queued. `onChange` is called when the rank rises and when the last caller leaves. */
  enterLine(onChange: () => void): void {
    this.#onChange = onChange
  }

  leaveLine(): void {
    this.#onChange = null
  }
}
