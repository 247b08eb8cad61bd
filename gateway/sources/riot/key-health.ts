import { Circuit, type CircuitState } from './circuit.ts'

/** Refusals in a row that mean that the key is dead. */
const TOLERATED_REFUSALS = 3

/** How often a dead key is tried again: milliseconds. */
const TRIAL_INTERVAL_MS = 300_000

interface Refusal {
  readonly status: 401 | 403
  readonly endpoint: string
}

/** Knows whether Riot accepts our key. Asking on with a dead one gets it blacklisted. */
export class KeyHealth {
  readonly #circuit: Circuit
  readonly #onDeath: () => void
  #refusals: readonly Refusal[] = []

  constructor(now: number, onDeath: () => void) {
    this.#circuit = new Circuit(now, TRIAL_INTERVAL_MS)
    this.#onDeath = onDeath
  }

  /** `open` when the key is dead, `half-open` while it is tried again. */
  get state(): CircuitState {
    return this.#circuit.state
  }

  /** Milliseconds since 1970: when the state was entered. */
  get since(): number {
    return this.#circuit.since
  }

  /** Milliseconds since 1970 when asking makes sense again; `null` when the key may be used now. */
  refusedUntil(now: number): number | null {
    return this.#circuit.refusedUntil(now)
  }

  /** Notes that a request is sent with the key. */
  enter(now: number): void {
    this.#circuit.enter(now)
  }

  /** Notes an answer that only an accepted key gets. */
  accepted(now: number): void {
    this.#refusals = []
    this.#circuit.close(now)
  }

  /** Notes a refusal that may be the key's fault. */
  refused(status: 401 | 403, endpoint: string, now: number): void {
    this.#refusals = [...this.#refusals, { status, endpoint }].slice(-TOLERATED_REFUSALS)
    if (!this.#provesDeath()) return
    this.#circuit.open(now, TRIAL_INTERVAL_MS)
    this.#onDeath()
  }

  /** One endpoint that answers 403 may only be closed to this key: it takes a 401, or a 403 from a second one. */
  #provesDeath(): boolean {
    if (this.#refusals.length < TOLERATED_REFUSALS) return false
    const endpoints = new Set(this.#refusals.map(({ endpoint }) => endpoint))
    return endpoints.size > 1 || this.#refusals.some(({ status }) => status === 401)
  }
}
