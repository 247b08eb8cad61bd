import { Circuit, type CircuitState } from './circuit.ts'

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
export class Breaker {
  readonly #circuit: Circuit
  readonly #random: () => number
  #failures = 0
  #pauseMs = FIRST_PAUSE_MS

  constructor(now: number, random: () => number) {
    this.#circuit = new Circuit(now, TRIAL_MS)
    this.#random = random
  }

  get state(): CircuitState {
    return this.#circuit.state
  }

  /** Milliseconds since 1970: when the state was entered. */
  get since(): number {
    return this.#circuit.since
  }

  /** Milliseconds since 1970 when asking makes sense again; `null` when the host may be asked now. */
  refusedUntil(now: number): number | null {
    return this.#circuit.refusedUntil(now)
  }

  /** Notes that a request is sent. */
  enter(now: number): void {
    this.#circuit.enter(now)
  }

  /** Notes that the host answered, whatever it said. */
  succeeded(now: number): void {
    this.#failures = 0
    this.#pauseMs = FIRST_PAUSE_MS
    this.#circuit.close(now)
  }

  /** Notes a server error, a broken connection or a time-out. */
  failed(now: number): void {
    this.#failures += 1
    if (this.#circuit.state === 'open' || this.#failures < TOLERATED_FAILURES) return
    // The jitter keeps several instances from trying in step.
    this.#circuit.open(now, Math.ceil(this.#pauseMs * (1 + this.#random() / 2)))
    this.#pauseMs = Math.min(this.#pauseMs * 2, LONGEST_PAUSE_MS)
  }
}
