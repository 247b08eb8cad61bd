/** A semaphore that admits waiting callers in order of arrival. */
export class Semaphore {
  readonly #longest: number
  readonly #waiting: (() => void)[] = []
  #free: number

  /** `atOnce` callers are admitted at once; at most `longest` wait. */
  constructor(atOnce: number, longest: number) {
    this.#free = atOnce
    this.#longest = longest
  }

  /** Resolves to a function that releases the place once the caller is admitted; to null when too many wait already. */
  async enter(): Promise<(() => void) | null> {
    if (this.#free > 0) {
      this.#free -= 1
    } else {
      if (this.#waiting.length >= this.#longest) return null
      await new Promise<void>((resolve) => this.#waiting.push(resolve))
    }
    return () => this.#leave()
  }

  #leave(): void {
    const next = this.#waiting.shift()
    if (next === undefined) this.#free += 1
    else next()
  }
}
