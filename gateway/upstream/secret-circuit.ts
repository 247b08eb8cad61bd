import { Circuit } from './circuit.ts'

/** Interval between trials of a refused secret: first, and once it was refused for {@link LONG_REFUSED_MS}. */
const TRIAL_INTERVAL_MS = 5_000
const SLOW_TRIAL_INTERVAL_MS = 60_000

/** Refusals by a fault of the upstream last minutes. After that time, only another secret helps, and upstreams block clients that go on. */
const LONG_REFUSED_MS = 10 * 60_000

/** Upper limit of a trial request's duration. */
const TRIAL_MS = 10_000

/** Tracks whether an upstream accepts a key or another secret: `open` while it does not, `half-open` during a trial. */
export class SecretCircuit extends Circuit {
  #refusedSince: number | null = null

  constructor(now: number) {
    super(now, TRIAL_MS)
  }

  /** Records an answer that only an accepted secret gets. */
  accepted(now: number): void {
    this.#refusedSince = null
    this.close(now)
  }

  /** Records that the secret is refused. */
  protected refuse(now: number): void {
    this.#refusedSince ??= now
    const isLong = now - this.#refusedSince >= LONG_REFUSED_MS
    this.open(now, isLong ? SLOW_TRIAL_INTERVAL_MS : TRIAL_INTERVAL_MS)
  }
}
