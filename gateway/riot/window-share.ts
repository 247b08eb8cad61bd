import { RecentTimes } from './recent-times.ts'

/** Requests in a window that every address may send, whatever the limit: a page of an unknown account takes 16. */
const FLOOR = 20

/** Part of a window. An address with more requests than this is served after those with fewer. */
const MODEST = 0.01

/** Part of a window that one address may use while others send requests too. An address with more is heavy. */
const ENTITLEMENT = 0.1

/** Part of a window that all heavy addresses may use together while others send requests too. */
const HEAVY = 0.2

/** Part of a window that an address may use while it is alone. The rest stays free for addresses that arrive later. */
const ALONE = 0.4

/** The earliest is evicted first. */
const MAX_ADDRESSES = 50_000

interface Usage {
  readonly asked: RecentTimes
  readonly served: RecentTimes
}

/** Refused requests count too: otherwise many simultaneous crawlers would all pass for modest. */
export class WindowShare {
  readonly seconds: number
  /** Requests allowed in the window. It may change while the window is in use. */
  limit: number
  readonly #ms: number
  readonly #heavy: RecentTimes
  /** Usage in two periods of one window length: `#recent` since the last turn, `#earlier` in the period before. */
  #recent = new Map<string, Usage>()
  #earlier = new Map<string, Usage>()
  #turnedAt = 0

  constructor(seconds: number, limit: number) {
    this.seconds = seconds
    this.limit = limit
    this.#ms = seconds * 1000
    this.#heavy = new RecentTimes(this.#ms)
  }

  servedTo(address: string, now: number): number {
    return this.#find(address, now)?.served.count(now) ?? 0
  }

  isModest(address: string, now: number): boolean {
    return this.#askedBy(address, now) < this.#partOf(MODEST)
  }

  /** True when no other address has sent requests lately: within this window length or the one before. */
  isAlone(address: string, now: number): boolean {
    this.#turn(now)
    return [this.#recent, this.#earlier].every((usages) => usages.size === (usages.has(address) ? 1 : 0))
  }

  /** Earliest time of the address's next request if no other address sends one, in milliseconds since 1970; not before `now`. */
  openAt(address: string, now: number): number {
    const usage = this.#find(address, now)
    if (usage === undefined || !this.#isHeavy(address, now)) return now
    const heavyAt = this.isAlone(address, now)
      ? usage.served.belowAt(this.#partOf(ALONE), now)
      : Math.max(usage.served.belowAt(this.#partOf(ENTITLEMENT), now), this.#heavy.belowAt(this.#partOf(HEAVY), now))
    return Math.min(heavyAt, usage.asked.belowAt(this.#partOf(ENTITLEMENT), now))
  }

  note(address: string, granted: boolean, now: number): void {
    if (granted && this.#isHeavy(address, now)) this.#heavy.note(now, this.#partOf(1))
    const { asked, served } = this.#open(address, now)
    asked.note(now, this.#partOf(ENTITLEMENT))
    if (granted) served.note(now, this.#partOf(1))
  }

  #partOf(share: number): number {
    return Math.max(FLOOR, Math.floor(this.limit * share))
  }

  #isHeavy(address: string, now: number): boolean {
    return this.#askedBy(address, now) >= this.#partOf(ENTITLEMENT)
  }

  #askedBy(address: string, now: number): number {
    return this.#find(address, now)?.asked.count(now) ?? 0
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
    const [first] = this.#recent.size > MAX_ADDRESSES ? this.#recent.keys() : []
    if (first !== undefined) this.#recent.delete(first)
    return usage
  }

  /** Addresses whose last request was before the period that has just ended have no usage left. */
  #turn(now: number): void {
    const passed = now - this.#turnedAt
    if (passed < this.#ms) return
    this.#earlier = passed < 2 * this.#ms ? this.#recent : new Map()
    this.#recent = new Map()
    this.#turnedAt = now - (passed % this.#ms)
  }
}
