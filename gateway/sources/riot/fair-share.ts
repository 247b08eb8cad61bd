import type { RateList } from '../http/rate-notice.ts'
import { PATIENCE_MS, type Standing } from './standing.ts'
import { WindowShare } from './window-share.ts'

/** Taken for granted until the first answer tells the limits: the least that Riot gives anybody. */
const LEAST_KEY: RateList = new Map([[120, 100]])

/** What each address may have of one budget, and when. Without an address nothing is counted or held back. */
export class FairShare {
  /** Those that last longer than a visitor waits, shortest first: in the others the order of service is fair enough. */
  #windows: readonly WindowShare[] = []
  #learnt = false

  constructor() {
    this.#set(LEAST_KEY)
  }

  /** Notes the limits that an answer announced. */
  learn(limits: RateList): void {
    this.#learnt = true
    this.#set(limits)
  }

  /** Takes it that there are no limits, unless some are known already. */
  assumeUnlimited(): void {
    if (!this.#learnt) this.learn(new Map())
  }

  /** Where a visitor's next request would stand. */
  standingOf(address: string, now: number): Standing {
    const isModest = this.#windows.every((window) => window.isModest(address, now))
    return { urgency: isModest ? 'visitor' : 'bulk', served: this.#windows[0]?.servedTo(address, now) ?? 0 }
  }

  /** When the address has a right to its next request, if nobody asks before: milliseconds since 1970, now at the soonest. */
  openAt(address: string, now: number): number {
    return Math.max(now, ...this.#windows.map((window) => window.openAt(address, now)))
  }

  /** Notes that an address has asked, and whether it was granted a request. */
  note(address: string, granted: boolean, now: number): void {
    for (const window of this.#windows) window.note(address, granted, now)
  }

  #set(limits: RateList): void {
    const known = new Map(this.#windows.map((window) => [window.seconds, window]))
    this.#windows = Array.from(limits)
      .filter(([seconds]) => seconds * 1000 > PATIENCE_MS.visitor)
      .toSorted(([a], [b]) => a - b)
      .map(([seconds, limit]) => {
        const window = known.get(seconds) ?? new WindowShare(seconds, limit)
        window.limit = limit
        return window
      })
  }
}
