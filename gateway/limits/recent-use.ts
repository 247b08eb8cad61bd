/** Length of a period. Use counts in its period and in the next one. */
const PERIOD_MS = 10_000

/** Points that each address has used in the current and the previous period. */
export class RecentUse {
  readonly #now: () => number
  #periodStart: number
  #current = new Map<string, number>()
  #previous = new Map<string, number>()

  /** @param now Milliseconds of a clock that never goes back. */
  constructor(now: () => number) {
    this.#now = now
    this.#periodStart = now()
  }

  add(address: string, points: number): void {
    this.#forgetOld()
    this.#current.set(address, (this.#current.get(address) ?? 0) + points)
  }

  of(address: string): number {
    this.#forgetOld()
    return (this.#current.get(address) ?? 0) + (this.#previous.get(address) ?? 0)
  }

  #forgetOld(): void {
    const elapsed = this.#now() - this.#periodStart
    if (elapsed < PERIOD_MS) return
    this.#previous = elapsed < 2 * PERIOD_MS ? this.#current : new Map()
    this.#current = new Map()
    this.#periodStart += elapsed - (elapsed % PERIOD_MS)
  }
}
