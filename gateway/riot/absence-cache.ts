import type { Fetched } from '../shared/upstream.ts'

/** All absences have the same lifetime, so eviction starts with the oldest, both by age and by number. */
export class AbsenceCache<T> {
  readonly #keepMs: number
  readonly #most: number
  /** Oldest first. */
  readonly #answers = new Map<string, Fetched<T>>()

  /** With `keepMs` 0 nothing is cached. */
  constructor(keepMs: number, most: number) {
    this.#keepMs = keepMs
    this.#most = most
  }

  get(key: string, now: number): Fetched<T> | undefined {
    const answer = this.#answers.get(key)
    return answer === undefined || this.#isOver(answer, now) ? undefined : answer
  }

  set(key: string, answer: Fetched<T>, now: number): void {
    if (this.#keepMs === 0) return
    this.#answers.delete(key)
    this.#answers.set(key, answer)
    for (const [oldest, known] of this.#answers) {
      if (this.#answers.size <= this.#most && !this.#isOver(known, now)) return
      this.#answers.delete(oldest)
    }
  }

  delete(key: string): void {
    this.#answers.delete(key)
  }

  #isOver({ fetchedAt }: Fetched<T>, now: number): boolean {
    return now - fetchedAt > this.#keepMs
  }
}
