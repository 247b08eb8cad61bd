import { Circuit } from './circuit.ts'

/** Failures in a row that open the breaker. */
const TOLERATED_FAILURES = 5

/**
 * The first pause outlasts every time-out, so that whatever was in flight when the breaker opened has ended before
 * another request tries. Each failed trial doubles it. Milliseconds.
 */
const FIRST_PAUSE_MS = 10_000
const LONGEST_PAUSE_MS = 300_000

/** A request that tries has ended by then, one way or the other. Milliseconds. */
const TRIAL_MS = 10_000

/** Leaves a host alone that fails again and again. */
export class Breaker extends Circuit {
  readonly #random: () => number
  #failures = 0
  #pauseMs = FIRST_PAUSE_MS

  constructor(now: number, random: () => number) {
    super(now, TRIAL_MS)
    this.#random = random
  }

  /** Notes that the host answered, whatever it said. */
  succeeded(now: number): void {
    this.#failures = 0
    this.#pauseMs = FIRST_PAUSE_MS
    this.close(now)
  }

  /** Notes a server error, a broken connection or a time-out. */
  failed(now: number): void {
    this.#failures += 1
    if (this.state === 'open' || this.#failures < TOLERATED_FAILURES) return
    // The jitter keeps several instances from trying in step.
    this.open(now, Math.ceil(this.#pauseMs * (1 + this.#random() / 2)))
    this.#pauseMs = Math.min(this.#pauseMs * 2, LONGEST_PAUSE_MS)
  }
}
