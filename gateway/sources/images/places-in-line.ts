/** Lets a few in at once, and the others wait in the order in which they came. */
export class PlacesInLine {
  readonly #longest: number
  readonly #waiting: (() => void)[] = []
  #free: number

  /** `atOnce` are inside at once; at most `longest` wait. */
  constructor(atOnce: number, longest: number) {
    this.#free = atOnce
    this.#longest = longest
  }

  /** Resolves when the caller is in, with what he calls to leave; with null when too many wait already. */
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
