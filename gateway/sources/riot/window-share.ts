import { RecentTimes } from './recent-times.ts'

/** How many requests in a window are an address's own, whatever the limit: a page of an unknown account takes 16. */
const FLOOR = 20

/** Parts of a window. An address that asks for more than this is served after those that don't. */
const MODEST = 0.01

/** What an address may use while others ask too. One that asks for more is heavy. */
const ENTITLEMENT = 0.1

/** What all heavy addresses may use together while others ask too. */
const HEAVY = 0.2

/** What an address may use while nobody else asks. Somebody can come at any moment, and finds the rest. */
const ALONE = 0.4

/** How many addresses are remembered that asked within one length of the window; the first to come is forgotten first. */
const MOST_ADDRESSES = 50_000

interface Usage {
  readonly asked: RecentTimes
  readonly served: RecentTimes
}

/**
 * Who has asked for how much of one rate limit lately. What counts is what an address asks for, also when it was refused:
 * many crawlers at once would otherwise pass for modest, each with its small part of all there is.
 */
export class WindowShare {
  readonly seconds: number
  /** Requests allowed in the window. It may change while the window is in use. */
  limit: number
  readonly #ms: number
  /** What heavy addresses were granted. */
  readonly #heavy: RecentTimes
  /** By address: who has asked since the last turn, and who did last in the period before. Nobody else has usage. */
  #recent = new Map<string, Usage>()
  #earlier = new Map<string, Usage>()
  #turnedAt = 0

  constructor(seconds: number, limit: number) {
    this.seconds = seconds
    this.limit = limit
    this.#ms = seconds * 1000
    this.#heavy = new RecentTimes(this.#ms)
  }

  /** How many requests the address has been granted lately. */
  servedTo(address: string, now: number): number {
    return this.#find(address, now)?.served.count(now) ?? 0
  }

  isModest(address: string, now: number): boolean {
    return this.#askedBy(address, now) < this.#partOf(MODEST)
  }

  /** Whether no other address has asked lately: within this length of the window, or the one before. */
  isAlone(address: string, now: number): boolean {
    this.#turn(now)
    return [this.#recent, this.#earlier].every((usages) => usages.size === (usages.has(address) ? 1 : 0))
  }

  /** When the address has a right to its next request, if nobody asks before: milliseconds since 1970, now at the soonest. */
  openAt(address: string, now: number): number {
    const usage = this.#find(address, now)
    if (usage === undefined || !this.#isHeavy(address, now)) return now
    const heavyAt = this.isAlone(address, now)
      ? usage.served.belowAt(this.#partOf(ALONE), now)
      : Math.max(usage.served.belowAt(this.#partOf(ENTITLEMENT), now), this.#heavy.belowAt(this.#partOf(HEAVY), now))
    return Math.min(heavyAt, usage.asked.belowAt(this.#partOf(ENTITLEMENT), now))
  }

  /** Notes that an address has asked, and whether it was granted a request. */
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
    const [first] = this.#recent.size > MOST_ADDRESSES ? this.#recent.keys() : []
    if (first !== undefined) this.#recent.delete(first)
    return usage
  }

  /** Forgets the addresses that asked last in the period before the last one: they have no usage any more. */
  #turn(now: number): void {
    const passed = now - this.#turnedAt
    if (passed < this.#ms) return
    this.#earlier = passed < 2 * this.#ms ? this.#recent : new Map()
    this.#recent = new Map()
    this.#turnedAt = now - (passed % this.#ms)
  }
}
