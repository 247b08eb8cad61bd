import { SecretCircuit } from '../upstream/secret-circuit.ts'

/** Consecutive refusals that mean that the key is dead. */
const TOLERATED_REFUSALS = 3

interface Refusal {
  readonly status: 401 | 403
  readonly endpoint: string
}

/** `open` when the key is dead. Riot blacklists a dead key that keeps sending requests. */
export class KeyHealth extends SecretCircuit {
  readonly #onDeath: () => void
  #refusals: readonly Refusal[] = []

  constructor(now: number, onDeath: () => void) {
    super(now)
    this.#onDeath = onDeath
  }

  override accepted(now: number): void {
    this.#refusals = []
    super.accepted(now)
  }

  refused(status: 401 | 403, endpoint: string, now: number): void {
    this.#refusals = [...this.#refusals, { status, endpoint }].slice(-TOLERATED_REFUSALS)
    if (!this.#provesDeath()) return
    this.refuse(now)
    this.#onDeath()
  }

  /** A single endpoint with 403s may just be closed to this key. Proof needs a 401, or a 403 from a second endpoint. */
  #provesDeath(): boolean {
    if (this.#refusals.length < TOLERATED_REFUSALS) return false
    const endpoints = new Set(this.#refusals.map(({ endpoint }) => endpoint))
    return endpoints.size > 1 || this.#refusals.some(({ status }) => status === 401)
  }
}
