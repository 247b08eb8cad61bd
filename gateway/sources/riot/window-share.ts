import { RecentTimes } from './recent-times.ts'
import { ENTITLEMENT_FLOOR } from './standing.ts'

/** What an address may use of a window while others ask too, unless the floor is more. */
const ENTITLEMENT = 0.1

/** What all addresses beyond their entitlements may use of it together. */
const BULK = 0.2

/** What an address may use of it while nobody else asks. */
const ALONE = 0.5

/** How many addresses are remembered that asked within one length of the window; the first to come is forgotten first. */
const MOST_ADDRESSES = 50_000

interface Usage {
  readonly asked: RecentTimes
  readonly served: RecentTimes
}

/**
 * Who has asked for how much of one rate limit lately. An address that asks for more than its entitlement is heavy, also
 * when it was refused: many at once could otherwise stay within their entitlements by sharing all there is.
 */
export class WindowShare {
  readonly seconds: number
  /** Requests allowed in the window. It may change while the window is in use. */
  limit: number
  readonly #ms: number
  /** What heavy addresses were granted. */
  readonly #bulk: RecentTimes
  /** By address: who has asked since the last turn, and who did last in the period before. Nobody else has usage. */
  #recent = new Map<string, Usage>()
  #earlier = new Map<string, Usage>()
  #turnedAt = 0

  constructor(seconds: number, limit: number) {
    this.seconds = seconds
    this.limit = limit
    this.#ms = seconds * 1000
    this.#bulk = new RecentTimes(this.#ms)
  }

  get #entitlement(): number {
    return Math.max(ENTITLEMENT_FLOOR, Math.floor(this.limit * ENTITLEMENT))
  }

  /** How many requests the address has been granted lately. */
  servedTo(address: string, now: number): number {
    return this.#find(address, now)?.served.count(now) ?? 0
  }

  isHeavy(address: string, now: number): boolean {
    return (this.#find(address, now)?.asked.count(now) ?? 0) >= this.#entitlement
  }

  /** When the address has a right to its next request, if nobody asks before: milliseconds since 1970, now at the soonest. */
  openAt(address: string, now: number): number {
    const usage = this.#find(address, now)
    if (usage === undefined || !this.isHeavy(address, now)) return now
    const bulkAt = this.#isAlone(address)
      ? usage.served.belowAt(this.#partOf(ALONE), now)
      : Math.max(usage.served.belowAt(this.#entitlement, now), this.#bulk.belowAt(this.#partOf(BULK), now))
    return Math.min(bulkAt, usage.asked.belowAt(this.#entitlement, now))
  }

  /** Notes that an address has asked, and whether it was granted a request. */
  note(address: string, granted: boolean, now: number): void {
    if (granted && this.isHeavy(address, now)) this.#bulk.note(now, this.limit)
    const { asked, served } = this.#open(address, now)
    asked.note(now, this.#entitlement)
    if (granted) served.note(now, this.limit)
  }

  #partOf(share: number): number {
    return Math.max(this.#entitlement, Math.floor(this.limit * share))
  }

  #isAlone(address: string): boolean {
    return [this.#recent, this.#earlier].every((usages) => usages.size === (usages.has(address) ? 1 : 0))
  }

  #find(address: string, now: number): Usage | undefined {
    this.#turn(now)
    return this.#recent.get(address) ?? this.#earlier.get(address)
  }

  #open(address: string, now: number): Usage {
    const known = this.#find(address, now)
    const usage = known ?? { asked: new RecentTimes(this.#ms), served: new RecentTimes(this.#ms) }
    this.#earlier.delete(address)
    this.#recent.set(address, usage)
    const [first] = this.#recent.size > MOST_ADDRESSES ? this.#recent.keys() : []
    if (first !== undefined) this.#recent.delete(first)
    return usage
  }

  /** Whoever asked last in the period before the last one has no usage any more, and is forgotten. */
  #turn(now: number): void {
    const passed = now - this.#turnedAt
    if (passed < this.#ms) return
    this.#earlier = passed < 2 * this.#ms ? this.#recent : new Map()
    this.#recent = new Map()
    this.#turnedAt = now
  }
}
