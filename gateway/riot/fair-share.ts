import type { RateList } from '../upstream/rate-notice.ts'
import { PATIENCE_MS, type QueueRank } from './queue-rank.ts'
import { WindowShare } from './window-share.ts'

/** Assumed limits before the first answer announces some: the smallest that Riot gives to any key. */
const LEAST_KEY: RateList = new Map([[120, 100]])

/** Requests without an address are neither counted nor delayed. */
export class FairShare {
  /** Windows longer than a visitor's patience, shortest first. For shorter windows the order of service is fair enough. */
  #windows: readonly WindowShare[] = []
  #learnt = false

  constructor() {
    this.#set(LEAST_KEY)
  }

  /** Takes over the limits that an answer announced. */
  learn(limits: RateList): void {
    this.#learnt = true
    this.#set(limits)
  }

  /** Assumes that there are no limits, unless some are known already. */
  assumeUnlimited(): void {
    if (!this.#learnt) this.learn(new Map())
  }

  rankOf(address: string, now: number): QueueRank {
    const isModest = this.#windows.every((window) => window.isModest(address, now))
    return { urgency: isModest ? 'visitor' : 'bulk', served: this.#windows[0]?.servedTo(address, now) ?? 0 }
  }

  /** Not before `now`, in milliseconds since 1970. */
  openAt(address: string, now: number): number {
    return Math.max(now, ...this.#windows.map((window) => window.openAt(address, now)))
  }

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
