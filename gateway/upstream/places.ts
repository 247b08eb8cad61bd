interface Release {
  readonly at: number
  count: number
}

/** Occupied places of a window. Each is occupied until its release, whose time is known once the request is answered. */
export class Places {
  #charged: number
  #freed = 0
  /** Times when places are freed, earliest first. Requests under way have no entry yet. */
  readonly #releases: Release[] = []

  constructor(charged: number) {
    this.#charged = charged
  }

  used(now: number): number {
    return this.#charged - this.freed(now)
  }

  /** Number of places freed so far. */
  freed(now: number): number {
    for (let next = this.#releases[0]; next !== undefined && next.at <= now; next = this.#releases[0]) {
      this.#freed += next.count
      this.#releases.shift()
    }
    return this.#freed
  }

  /** Number of places charged so far, freed ones included. */
  get charged(): number {
    return this.#charged
  }

  /** Occupies places; a negative number takes that back. */
  charge(count: number): void {
    this.#charged += count
  }

  /** Plans the release of places. Times never decrease. */
  release(at: number, count: number): void {
    const last = this.#releases.at(-1)
    if (last?.at === at) last.count += count
    else this.#releases.push({ at, count })
  }

  /** Earliest time at which one of `allowance` places, at least 1, is free after `ahead` others have taken one for `heldMs`. */
  roomAt(ahead: number, now: number, allowance: number, heldMs: number): number {
    const missing = this.used(now) + ahead + 1 - allowance
    if (missing <= 0) return now

    // The requests ahead may fill the whole window more than once, and keep their places for its length each time.
    const rounds = Math.floor((missing - 1) / allowance)
    let remaining = missing - rounds * allowance
    for (const { at, count } of this.#releases) {
      remaining -= count
      if (remaining <= 0) return at + rounds * heldMs
    }
    return now + (rounds + 1) * heldMs
  }
}
