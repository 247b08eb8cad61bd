/** Number of outdated times that may stay in the array before it is cut. */
const CUT_AT = 64

/** Times of events within the last `ms` milliseconds. Each call takes constant time on average. */
export class RecentTimes {
  readonly #ms: number
  #times: number[] = []
  #first = 0

  constructor(ms: number) {
    this.#ms = ms
  }

  /** Records an event, and keeps at most the latest `most` times. */
  note(now: number, most: number): void {
    this.#times.push(now)
    this.#forgetOld(now)
    if (this.#times.length - this.#first > most) this.#first = this.#times.length - most
  }

  /** Number of recent events, up to the limit of recorded times. */
  count(now: number): number {
    this.#forgetOld(now)
    return this.#times.length - this.#first
  }

  /** Time when the count falls below `limit` without further events; `now` when it is below already. `limit` is 1 or more. */
  belowAt(limit: number, now: number): number {
    const count = this.count(now)
    return count < limit ? now : (this.#times[this.#times.length - limit] ?? now) + this.#ms
  }

  #forgetOld(now: number): void {
    for (let at = this.#times[this.#first]; at !== undefined && at + this.#ms <= now; at = this.#times[this.#first]) {
      this.#first += 1
    }
    if (this.#first < CUT_AT || this.#first * 2 < this.#times.length) return
    this.#times = this.#times.slice(this.#first)
    this.#first = 0
  }
}
