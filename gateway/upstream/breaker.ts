import { Circuit } from './circuit.ts'

/** Consecutive failures that open the breaker. */
const TOLERATED_FAILURES = 3

/** Pause before a trial. Together with a trial that gets no answer it is less than ten seconds. */
const PAUSE_MS = 5_000

/** Longest addition to a pause, as a part of it. It keeps several instances from retrying at the same time. */
const JITTER = 0.15

/** Upper limit of a trial request's duration. */
const TRIAL_MS = 10_000

/** Pauses requests to a host after repeated failures. */
export class Breaker extends Circuit {
  readonly #random: () => number
  readonly #longestPauseMs: number
  #failures = 0
  #pauseMs = PAUSE_MS

  /** Each failed trial doubles the pause, up to `longestPauseMs`; by default all pauses are equal. */
  constructor(now: number, random: () => number, longestPauseMs: number = PAUSE_MS) {
    super(now, TRIAL_MS)
    this.#random = random
    this.#longestPauseMs = longestPauseMs
  }

  succeeded(now: number): void {
    this.#failures = 0
    this.#pauseMs = PAUSE_MS
    this.close(now)
  }

  /** Records a server error, a broken connection, a timeout, or an answer that can't be read. */
  failed(now: number): void {
    this.#failures += 1
    if (this.state === 'open' || this.#failures < TOLERATED_FAILURES) return
    this.open(now, Math.ceil(this.#pauseMs * (1 + this.#random() * JITTER)))
    this.#pauseMs = Math.min(this.#pauseMs * 2, this.#longestPauseMs)
  }
}
