/** Counts what is open for each client address, such as its sockets. An address of which nothing is open costs nothing. */
export class ConnectionLimit {
  readonly #most: number
  readonly #open = new Map<string, number>()

  /** `most` may be open for one address at once. */
  constructor(most: number) {
    this.#most = most
  }

  /** Takes a place; what is returned gives it back, once however often it is called. Null when all are taken. */
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

  /** How many addresses have anything open. */
  get addresses(): number {
    return this.#open.size
  }

  #leave(address: string): void {
    const open = this.#open.get(address) ?? 0
    if (open > 1) this.#open.set(address, open - 1)
    else this.#open.delete(address)
  }
}
