import { Circuit } from './circuit.ts'

/** Consecutive failures that open the breaker. */
const TOLERATED_FAILURES = 5

/** Longer than every timeout, so that all requests under way have ended before the next attempt. Each failed one doubles it. */
const FIRST_PAUSE_MS = 10_000
const LONGEST_PAUSE_MS = 300_000

/** Upper limit of a trial request's duration. */
const TRIAL_MS = 10_000

/** Pauses requests to a host after repeated failures. */
export class Breaker extends Circuit {
  readonly #random: () => number
  #failures = 0
  #pauseMs = FIRST_PAUSE_MS

  constructor(now: number, random: () => number) {
    super(now, TRIAL_MS)
    this.#random = random
  }

  succeeded(now: number): void {
    this.#failures = 0
    this.#pauseMs = FIRST_PAUSE_MS
    this.close(now)
  }

  /** Records a server error, a broken connection or a timeout. */
  failed(now: number): void {
    this.#failures += 1
    if (this.state === 'open' || this.#failures < TOLERATED_FAILURES) return
    // The jitter keeps several instances from retrying at the same time.
    this.open(now, Math.ceil(this.#pauseMs * (1 + this.#random() / 2)))
    this.#pauseMs = Math.min(this.#pauseMs * 2, LONGEST_PAUSE_MS)
  }
}
