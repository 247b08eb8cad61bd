/** An address with nothing open takes no memory. */
export class ConnectionLimit {
  readonly #most: number
  readonly #open = new Map<string, number>()

  /** @param most Number that one address may have open at once. */
  constructor(most: number) {
    this.#most = most
  }

  /** Takes a place. Returns a function that frees it, where only the first call counts; null when all are taken. */
  enter(address: string): (() => void) | null {
    const open = this.#open.get(address) ?? 0
    if (open >= this.#most) return null
    this.#open.set(address, open + 1)
    let isInside = true
    return () => {
      if (isInside) this.#leave(address)
      isInside = false
    }
  }

  /** Number of addresses with anything open. */
  get addresses(): number {
    return this.#open.size
  }

  #leave(address: string): void {
    const open = this.#open.get(address) ?? 0
    if (open > 1) this.#open.set(address, open - 1)
    else this.#open.delete(address)
  }
}
