import { Circuit } from '../http/circuit.ts'

/** Refusals in a row that mean that the key is dead. */
const TOLERATED_REFUSALS = 3

/** How often a dead key is tried again: milliseconds. */
const TRIAL_INTERVAL_MS = 300_000

interface Refusal {
  readonly status: 401 | 403
  readonly endpoint: string
}

/**
 * Knows whether Riot accepts our key: `open` when it is dead, `half-open` while it is tried again. Asking on with a dead
 * one gets it blacklisted.
 */
export class KeyHealth extends Circuit {
  readonly #onDeath: () => void
  #refusals: readonly Refusal[] = []

  constructor(now: number, onDeath: () => void) {
    super(now, TRIAL_INTERVAL_MS)
    this.#onDeath = onDeath
  }

  /** Notes an answer that only an accepted key gets. */
  accepted(now: number): void {
    this.#refusals = []
    this.close(now)
  }

  /** Notes a refusal that may be the key's fault. */
  refused(status: 401 | 403, endpoint: string, now: number): void {
    this.#refusals = [...this.#refusals, { status, endpoint }].slice(-TOLERATED_REFUSALS)
    if (!this.#provesDeath()) return
    this.open(now, TRIAL_INTERVAL_MS)
    this.#onDeath()
  }

  /** One endpoint that answers 403 may only be closed to this key: it takes a 401, or a 403 from a second one. */
  #provesDeath(): boolean {
    if (this.#refusals.length < TOLERATED_REFUSALS) return false
    const endpoints = new Set(this.#refusals.map(({ endpoint }) => endpoint))
    return endpoints.size > 1 || this.#refusals.some(({ status }) => status === 401)
  }
}
