import type { Accounts } from '../../accounts/services/accounts.ts'
import type { Ranks } from '../../accounts/services/ranks.ts'
import type { Clock } from '../../shared/clock.ts'

/** Services that see the demo world as it was at an earlier time, and write to the present store. */
export interface Past {
  readonly accounts: Pick<Accounts, 'fetchByRiotId' | 'fetchByPuuid'>
  readonly ranks: Pick<Ranks, 'fetchRanks'>
  /** Moves the past to a time, in milliseconds since 1970. Going back is slow, because the world counts its seasons again. */
  goTo(at: number): void
}

/** A clock that is set by hand. Timeouts use the time of `present`. */
export class PastClock implements Clock {
  readonly #present: Clock
  #at: number

  constructor(present: Clock) {
    this.#present = present
    this.#at = present.now()
  }

  now(): number {
    return this.#at
  }

  goTo(at: number): void {
    this.#at = at
  }

  schedule(delayMs: number, task: () => void): () => void {
    return this.#present.schedule(delayMs, task)
  }
}
